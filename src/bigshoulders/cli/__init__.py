"""The command `bigshoulders`: play, simulate, replay and look things up in a terminal."""
