"""Playing in a terminal: the loop, who sits where, what is typed, saved games."""
