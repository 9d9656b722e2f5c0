"""Tables of a server, from here: where `rookery sit` and `rookery mcp` play (docs/protocol.md)."""
