"""The same games in other people's tools: PettingZoo, Gymnasium, OpenSpiel, batches on a CPU or a
GPU. Nothing here is imported before it is asked for, and each module needs only its own tool.

What a learner sees is the game's `features` of its seat; what it gets at the end is zero-sum: 1 for
a lone winner, −1 shared by the others, 0 all round if nobody wins.
"""
