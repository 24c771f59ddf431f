"""Numbers of City's steps and verbs, so that phases can name each other without importing."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

NOBODY: Final = -1
BANK: Final = -2
TREASURY: Final = -3
CLOSED: Final = -4  # Director of a company that was closed

# Steps, in the order of play. STEPS in `game` lists them in the same order.
DECADE: Final = 0
FIRST_CHOOSER: Final = 1
FILL_DEMAND: Final = 2
DEMAND_DRAW: Final = 3
START_ASSETS: Final = 4
ASSET_DRAW: Final = 5
GOALS: Final = 6
FILL_SUPPLY: Final = 7
CUBE_DRAW: Final = 8
DEAL: Final = 9
BUILDING_DRAW: Final = 10
FIRST_COMPANY: Final = 11
STOCK_NEXT: Final = 12
STOCK_TURN: Final = 13
BATCH: Final = 14
PROTECT_SALE: Final = 15
SETTLE_SALE: Final = 16
BUILDING_PHASE: Final = 17
DRAFT: Final = 18
PASS_HANDS: Final = 19
CHOOSE: Final = 20
REVEAL: Final = 21
ACTION_NEXT: Final = 22
ACTION_TURN: Final = 23
PLACE_PARTNER: Final = 24
AFTER_PLACING: Final = 25
ASSET_ROW: Final = 26
HIRE: Final = 27
PLACE_MANAGER: Final = 28
PLACE_WORKER: Final = 29
AUTOMATE: Final = 30
REPLACED: Final = 31
TAKE_CUBES: Final = 32
TURN_ORDER: Final = 33
ACQUIRE: Final = 34
GIVE_UP: Final = 35
BONUS: Final = 36
ADVANCE: Final = 37
GAIN_GOODS: Final = 38
OPERATE_NEXT: Final = 39
BUY_CUBES: Final = 40
PRODUCE: Final = 41
BONUS_GOODS: Final = 42
SHIP: Final = 43
PAY_OUT: Final = 44
PROTECT_WITHHOLDING: Final = 45
END_OPERATING: Final = 46
REFILL: Final = 47
CLEANUP: Final = 48
CLEAN_SUPPLY: Final = 49
CLEAN_ASSETS: Final = 50
CLEAN_DEMAND: Final = 51
RETURN_PARTNERS: Final = 52
STOCK_PHASE: Final = 53
ACTION_PHASE: Final = 54
OPERATING_PHASE: Final = 55
SELL_DOWN: Final = 56
EMERGENCY: Final = 57
WAGES: Final = 58
CHIEF_STAFF: Final = 59
EXCHANGE: Final = 60
CHAIN_CUBE: Final = 61
FILL_CHAIN: Final = 62
CHAIN_DRAW: Final = 63
RESTOCK: Final = 64
REMOVE: Final = 65

# Verbs, in the order of `language.VERBS`.
V_FIRST: Final = 0
V_TILE: Final = 1
V_REVEAL: Final = 2
V_GOAL: Final = 3
V_DEAL: Final = 4
V_DRAW: Final = 5
V_FOUND: Final = 6
V_SELL: Final = 7
V_CONFIRM: Final = 8
V_BUY: Final = 9
V_PASS: Final = 10
V_PROTECT: Final = 11
V_DECLINE: Final = 12
V_KEEP: Final = 13
V_BUILD: Final = 14
V_ACT: Final = 15
V_PLACE: Final = 16
V_POOL: Final = 17
V_FORGO: Final = 18
V_HIRE: Final = 19
V_MANAGER: Final = 20
V_WORKER: Final = 21
V_AUTOMATE: Final = 22
V_MOVE: Final = 23
V_SEND: Final = 24
V_TAKE: Final = 25
V_LEAD: Final = 26
V_STAY: Final = 27
V_ACQUIRE: Final = 28
V_GIVE_UP: Final = 29
V_BONUS: Final = 30
V_CASH: Final = 31
V_TRADE: Final = 32
V_EXHAUST: Final = 33
V_DISCARD: Final = 34
V_ORDER: Final = 35
V_RUN: Final = 36
V_SHIP: Final = 37
V_DIVIDEND: Final = 38
V_WITHHOLD: Final = 39
V_DONE: Final = 40
V_END: Final = 41
V_ISSUE: Final = 42
V_WAY: Final = 43
V_STAFF: Final = 44
V_EXCHANGE: Final = 45
V_ORDER_ROW: Final = 46
V_REMOVE: Final = 47

# Phases
SETUP: Final = 0
STOCK: Final = 1
BUILDING: Final = 2
ACTION: Final = 3
OPERATING: Final = 4
CLEANING: Final = 5
FINISHED: Final = 6
Phase: TypeAlias = Literal[
    "setup", "stock", "building", "action", "operating", "cleanup", "finished"
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# Two buildings of a secret pick in one number: the one to place * PICKS + the one to remove
PICKS: Final = 256

# Where a certificate is bought
FROM_COMPANY: Final = 0
FROM_BANK: Final = 1
SOURCES: Final[tuple[str, ...]] = ("company", "bank")

# Columns of the demand area, and goods sold at half price
INNER: Final = 0
MIDDLE: Final = 1
OUTER: Final = 2
HALF: Final = 3
Column: TypeAlias = Literal["inner", "middle", "outer"]
COLUMN_NAMES: Final[tuple[Column, ...]] = get_args(Column)
PLACES: Final[tuple[str, ...]] = (*COLUMN_NAMES, "half")
COLUMNS: Final = 3
NO_TILE: Final = -1

# Spaces of the supply chain, dear to cheap
SPACE_X: Final = 0
SUPPLY_SPACES: Final = 4
TYPES: Final = 4

# Stores of the general supply
S_WORKERS: Final = 0
S_MANAGERS: Final = 1
S_SALESPEOPLE: Final = 2
S_GOODS: Final = 3
S_BONUS_GOODS: Final = 4
STORES: Final[tuple[str, ...]] = (
    "workers",
    "managers",
    "salespeople",
    "goods",
    "bonus_goods",
)

# How cubes are chosen from Haymarket Square
LIKE: Final = 0
UNLIKE: Final = 1
OF_CHOICE: Final = 2
CHIEF: Final = 3

# Staff that a Chief of Operations brings
MANAGER: Final = 0
SALESPERSON: Final = 1
STAFF: Final[tuple[str, ...]] = ("manager", "salesperson")
