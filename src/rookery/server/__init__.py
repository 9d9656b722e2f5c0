"""Tables on a server: people and bots play over HTTP and WebSocket; the journal is the truth."""
