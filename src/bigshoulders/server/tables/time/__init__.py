"""Clocks, and what the server does about time."""
