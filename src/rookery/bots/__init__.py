"""Bots: from a position to a decision, by what their seat may know and nothing else."""
