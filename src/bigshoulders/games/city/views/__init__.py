"""What others may see of a game: views of seats, the box, series for charts, words."""
