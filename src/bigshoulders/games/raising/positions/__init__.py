"""Positions: the whole state as plain data, written, read back and checked."""
