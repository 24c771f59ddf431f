"""Guests and their cookies: signing, signing out, rotating secrets."""
