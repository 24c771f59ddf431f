"""Raising Chicago."""
