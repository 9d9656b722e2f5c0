"""Sets as the bits of one number: what a processor does in one instruction, and Python has no word
for. The same on a CPU, in the interpreter and on a GPU."""

from __future__ import annotations

from typing import Any

from .compile import INTERPRETED

if INTERPRETED:

    def lowest_bit(word: Any) -> int:
        """The number of the lowest bit of a word that is not zero. To go through a set:

        while cards:
            card = lowest_bit(cards)
            cards &= cards - 1
        """
        return (int(word) & -int(word)).bit_length() - 1

    def count_bits(word: Any) -> int:
        """How many bits of a word are set."""
        return (int(word) & 0xFFFFFFFFFFFFFFFF).bit_count()

else:
    from llvmlite import ir  # type: ignore[import-untyped]
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def lowest_bit(typing_context: Any, word: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), code

    @intrinsic
    def count_bits(typing_context: Any, word: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), code
