"""City of the Big Shoulders / Chicago 1875."""
