"""Sitting Ducks (Ни пуха ни пера!): hunters, six places in a pond, and the last colour afloat."""
