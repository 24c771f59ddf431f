"""Tables on the network: storage, tables in memory, HTTP and WebSocket."""
