"""Packs: components from outside the box, and merging them into its files."""
