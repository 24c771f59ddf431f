"""What the server says, as models: for OpenAPI, for the JSON Schema of a socket, and for tests.

The server writes its answers by hand and does not check them again; tests hold them to these.
"""
