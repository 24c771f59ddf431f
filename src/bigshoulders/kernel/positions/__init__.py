"""Positions of any game: fields, keys, the stack, and the text they are kept as."""
