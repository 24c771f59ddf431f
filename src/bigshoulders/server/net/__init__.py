"""Connections: who may connect, how often and for how long, and what is sent with every answer."""
