"""Bots at tables: they think in processes of their own, and take turns at thinking."""
