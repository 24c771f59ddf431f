"""How much of each part of a position comes true in the end, by decade: fitted, not guessed.

Made by `python -m bench.fit --games 36 --seats 4 --seed fit0`; columns are `value.PARTS`. Nothing
is fitted for the first decade, at whose beginning nobody has anything.
"""

from __future__ import annotations

from typing import Final

COEFFICIENTS: Final[tuple[tuple[float, ...], ...]] = (
    (1.0, 1.0, 1.0, 0.0, 0.0, 0.0),
    (4.456, 4.395, 1.386, 3.289, 310.0, 759.7),
    (1.45, 2.242, 1.166, 2.396, 237.5, 856.4),
    (2.079, 1.261, 1.043, -0.8886, 184.1, 161.1),
    (1.101, 1.028, 1.06, 0.247, 121.5, 32.92),
)
