"""Bots for Raising Chicago."""
