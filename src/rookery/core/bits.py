"""Sets as the bits of one number: what a processor does in one instruction, and Python has no word
for. The same on a CPU, in the interpreter and on a GPU."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .compile.twin import stands_for

if TYPE_CHECKING:

    def lowest_bit(word: Any) -> int:
        """The number of the lowest bit of a word that is not zero. To go through a set:

        while cards:
            card = lowest_bit(cards)
            cards &= cards - 1
        """

    def count_bits(word: Any) -> int:
        """How many bits of a word are set."""

else:
    from llvmlite import ir
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


stands_for(lowest_bit, lambda word: (int(word) & -int(word)).bit_length() - 1)
stands_for(count_bits, lambda word: (int(word) & 0xFFFFFFFFFFFFFFFF).bit_count())
