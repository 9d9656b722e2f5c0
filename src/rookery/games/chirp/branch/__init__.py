"""The branch: the grid, the sides and shapes of cards, where cards may lie. Compiled."""
