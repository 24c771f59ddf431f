"""The phases of a round, in the order of play, and the final scoring."""
