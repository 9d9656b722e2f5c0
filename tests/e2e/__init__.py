"""The whole house in a real browser: the built site, the real server, a real Chromium."""
