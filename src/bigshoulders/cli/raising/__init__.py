"""Raising Chicago as the terminal draws it."""
