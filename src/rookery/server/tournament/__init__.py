"""Tournaments: who meets whom, and what came of it. The games themselves are tables."""
