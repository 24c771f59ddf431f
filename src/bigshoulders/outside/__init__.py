"""Bots from outside the project: programs that speak lines, and classes of other packages."""
