"""What birds command (CHP-14 … CHP-22): a family of commands in each file. Compiled."""
