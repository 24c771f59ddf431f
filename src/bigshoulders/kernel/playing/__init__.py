"""Many answers in a row: random play, play by a policy, and every way there is."""
