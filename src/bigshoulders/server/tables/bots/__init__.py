"""Bots at tables: who thinks next, where, and giving the answer."""
