"""What a game is: records, randomness, decisions, matches. Core names no bird.

Import from the modules; nothing is loaded here, so that `core.meta` stays light.
"""
