"""Drawing a game of any kind in a terminal."""
