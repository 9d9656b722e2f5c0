"""Birdie (Клювик, Ptaszki): stack birds in the right order, then let them fly off in sets."""
