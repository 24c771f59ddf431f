"""The machinery that every game shares; it knows no rule of any of them."""
