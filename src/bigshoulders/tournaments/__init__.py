"""Many games among bots, wherever they are played: what is played, by whom, and what came of it."""
