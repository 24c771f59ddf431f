"""Bots for City of the Big Shoulders."""
