"""HTTP and WebSocket: speaks, decides nothing, and holds no SQL."""
