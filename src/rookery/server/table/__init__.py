"""A table: its story folded from the journal, the clocks, and what each reader is shown."""
