"""Biblios: abbots gather a library, first as gifts and then at auction."""
