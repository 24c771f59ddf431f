"""City of the Big Shoulders as the terminal draws it."""
