"""The arena: many games at once, to see who plays better and what the games are like."""
