"""Proof of a fair deal: every draw of a record follows from a seed that was fixed before the first.

Before anything is drawn a table publishes a hash of the dealer's seed. When the game is over its
record tells the seed and all that happened, also what was taken back, so that anybody can derive
every number of the dealer's stream again, in order, with none left over.
"""

from bigshoulders.fairness.deal import Deal, Source, with_deal
from bigshoulders.fairness.numbers import PlayersNumber, commitment_of, mixed_key
from bigshoulders.fairness.proof import Proof, verify
from bigshoulders.fairness.table_log import LogLine, Step, Undo, with_log
from bigshoulders.fairness.walk import TakenBack

__all__ = [
    "Deal",
    "LogLine",
    "PlayersNumber",
    "Proof",
    "Source",
    "Step",
    "TakenBack",
    "Undo",
    "commitment_of",
    "mixed_key",
    "verify",
    "with_deal",
    "with_log",
]
