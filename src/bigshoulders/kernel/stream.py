"""A stream of random numbers that anybody can re-derive from its seed.

Block i is BLAKE2b(seed, i): the same on every platform, pure or compiled, and a hash of the seed
commits to every number of the stream before the first one is used.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct

from bigshoulders.kernel.pickling import Reduced, made_of

_WORDS = Struct("<16I")
_WORD_BITS = 32


class Stream:
    """Random numbers drawn one after the other from a seed."""

    def __init__(self, seed: str, key: bytes = b"") -> None:
        self.seed = seed
        self._key = key or blake2b(seed.encode(), digest_size=32).digest()
        self._block = 0
        self._words: list[int] = []

    def __reduce__(self) -> Reduced:
        return made_of(self, self.seed, self._key)

    def copy(self) -> Stream:
        """Return a twin that will draw the same numbers."""
        twin = Stream(self.seed, self._key)
        twin._block = self._block
        twin._words = self._words[:]
        return twin

    def commitment(self) -> str:
        """Return a hash that binds the seed without telling it."""
        return blake2b(self.seed.encode(), digest_size=32, person=b"commitment").hexdigest()

    def below(self, bound: int) -> int:
        """Draw a whole number from 0 to bound - 1."""
        if not self._words:
            block = blake2b(self._block.to_bytes(8, "little"), key=self._key, digest_size=64)
            self._words = list(_WORDS.unpack(block.digest()))
            self._block += 1
        return (self._words.pop() * bound) >> _WORD_BITS

    def weighted(self, weights: list[int]) -> int:
        """Draw an index, each with a chance in proportion to its weight."""
        rest = self.below(sum(weights))
        for index, weight in enumerate(weights):
            if rest < weight:
                return index
            rest -= weight
        raise ValueError("weights must be positive")

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
