"""How the deal is made and proved."""
