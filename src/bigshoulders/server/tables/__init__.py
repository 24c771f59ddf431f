"""Tables as the server plays them: each is the fold of its entries, and may be dropped any time."""
