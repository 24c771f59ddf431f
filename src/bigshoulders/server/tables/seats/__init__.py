"""Who sits where, and who may change that."""
