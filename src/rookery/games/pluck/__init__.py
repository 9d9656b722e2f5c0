"""Pluck: birds of different sizes, and berries for the largest that is alone of its size."""
