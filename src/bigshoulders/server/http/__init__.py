"""The HTTP API: a handler reads, calls one function, and encodes."""
