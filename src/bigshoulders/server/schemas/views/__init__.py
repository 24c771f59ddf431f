"""What a seat may know of each game, as models: for OpenAPI, for the JSON Schema, and for tests.

The games write their views; nobody checks them again while a game is played.
"""
