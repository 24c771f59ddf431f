"""Numbers of Raising Chicago's steps and verbs, so that phases can name each other."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

NOBODY: Final = -1
NO_TILE: Final = -1

# Owners of buildings and markers besides the seats
NONPLAYER: Final = 4
PRESTIGE: Final = 5  # a prestige building, which nobody owns

# Steps, in the order of play. STEPS in `game` lists them in the same order.
STACK_TOPS: Final = 0
FINALS: Final = 1
TOP_CARD: Final = 2
EMPTY_PLOTS: Final = 3
DISPLAY: Final = 4
WARD_TOKENS: Final = 5
BANNERS: Final = 6
NEIGHBORHOODS: Final = 7
START_STACK: Final = 8
COUNCIL: Final = 9
ROUND: Final = 10
NEW_PROJECTS: Final = 11
PROJECT_DRAW: Final = 12
NEW_CARD: Final = 13
OPEN_WINDOWS: Final = 14
OPEN_WINDOW: Final = 15
USE_TILE: Final = 16
MARKERS: Final = 17
BID_NEXT: Final = 18
BID: Final = 19
PAY: Final = 20
GIVE: Final = 21
TAKE: Final = 22
WINNERS: Final = 23
PROJECT: Final = 24
PROJECT_PAYMENT: Final = 25
TILE_REWARD: Final = 26
RAISE: Final = 27
MOVE: Final = 28
MOVED: Final = 29
PRESTIGE_CHOICE: Final = 30
PRESTIGE_PLOT: Final = 31
PRESTIGE_TURN: Final = 32
ENCLOSED: Final = 33
RESOLVE: Final = 34
KEEP_CARD: Final = 35
RUN_COMPANIES: Final = 36
PRODUCE: Final = 37
CARD_CHOICE: Final = 38
LEVEL: Final = 39
STUDY: Final = 40
PICK_TOKENS: Final = 41
SWAP: Final = 42
COPY: Final = 43
SCORE: Final = 44
NAME_ASTERISK: Final = 45
PERSONAL: Final = 46
NAME_LETTERS: Final = 47
LETTER: Final = 48

# Verbs, in the order of `language.VERBS`.
V_STACK: Final = 0
V_FINAL: Final = 1
V_DECK: Final = 2
V_OUTSKIRTS: Final = 3
V_DISPLAY: Final = 4
V_WARD: Final = 5
V_BANNER: Final = 6
V_TILE: Final = 7
V_RANK: Final = 8
V_MEMBER: Final = 9
V_PROJECT: Final = 10
V_BID: Final = 11
V_NONPLAYER: Final = 12
V_USE: Final = 13
V_PASS: Final = 14
V_PAY: Final = 15
V_PAY_WILD: Final = 16
V_FAVOR: Final = 17
V_SHORT: Final = 18
V_TRADE: Final = 19
V_GIVE: Final = 20
V_TAKE: Final = 21
V_RAISE: Final = 22
V_MOVE: Final = 23
V_PRESTIGE: Final = 24
V_PLOT: Final = 25
V_TURN: Final = 26
V_RESOLVE: Final = 27
V_CARD: Final = 28
V_LEVEL: Final = 29
V_STUDY: Final = 30
V_SWAP: Final = 31
V_KEEP: Final = 32
V_COPY: Final = 33
V_NAME: Final = 34
V_LEAVE: Final = 35
V_LETTER: Final = 36

# Phases
SETUP: Final = 0
ANNOUNCEMENT: Final = 1
BIDDING: Final = 2
BIDDING_RESOLUTION: Final = 3
PROJECT_RESOLUTION: Final = 4
COMPANY: Final = 5
SCORING: Final = 6
FINISHED: Final = 7
Phase: TypeAlias = Literal[
    "setup",
    "announcement",
    "bidding",
    "bidding_resolution",
    "project_resolution",
    "company",
    "scoring",
    "finished",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# Moments at which an empty plot tile can be used (R-EPT-03)
Moment: TypeAlias = Literal[
    "before_markers",
    "before_placing",
    "after_placing",
    "before_paying",
    "after_moving",
    "before_neighborhoods",
    "after_card",
    "before_production",
    "after_production",
]
MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)
NO_MOMENT: Final = -1
BEFORE_MARKERS: Final = 0
BEFORE_PLACING: Final = 1
AFTER_PLACING: Final = 2
BEFORE_PAYING: Final = 3
AFTER_MOVING: Final = 4
BEFORE_NEIGHBORHOODS: Final = 5
AFTER_CARD: Final = 6
BEFORE_PRODUCTION: Final = 7
AFTER_PRODUCTION: Final = 8
PHASE_OF_MOMENT: Final[tuple[int, ...]] = (
    *(ANNOUNCEMENT, BIDDING, BIDDING),
    *(PROJECT_RESOLUTION, PROJECT_RESOLUTION, PROJECT_RESOLUTION, PROJECT_RESOLUTION),
    *(COMPANY, COMPANY),
)

# What is done with a project, and in which steps (rules, section 13)
ProjectKind: TypeAlias = Literal["raise", "move"]
ProjectStep: TypeAlias = Literal[
    "pay", "reward", "raise", "move", "prestige", "neighborhoods", "card"
]

# What a payment is for
UPPER_LEFT: Final = 0
FOR_PROJECT: Final = 1
FOR_SECTION: Final = 2
Purpose: TypeAlias = Literal["upper_left", "project", "section"]
PURPOSES: Final[tuple[Purpose, ...]] = ("upper_left", "project", "section")

# Tokens that a trade takes: the basic resources, then this
WILD: Final = 3

UL: Final = 0  # the upper-left square
QUARTER_TURNS: Final = 4

# By which part of R-WIN-01 a color leads an auction
LeadRule: TypeAlias = Literal["most_markers", "higher_row", "further_left"]
LEAD_RULES: Final[tuple[LeadRule, ...]] = get_args(LeadRule)
MOST_MARKERS: Final = 0
HIGHER_ROW: Final = 1
FURTHER_LEFT: Final = 2

# Why a color wins a neighborhood, or why nobody does (R-NBH-03, R-NBH-07)
MajorityRule: TypeAlias = Literal["most_levels", "higher_rank", "nonplayer"]
MAJORITY_RULES: Final[tuple[MajorityRule, ...]] = get_args(MajorityRule)
MOST_LEVELS: Final = 0
HIGHER_RANK: Final = 1
NONPLAYER_LEADS: Final = 2
NO_RULE: Final = -1  # nobody leads yet, or it is not known why somebody has won

# Categories of the final scoring, in order; each line of a result is one of them
IN_PLAY: Final = 0
WARDS: Final = 1
BIDDING_BOARD: Final = 2
PRESTIGE_ARROWS: Final = 3
FINAL_PROJECTS: Final = 4
SYMBOL_SETS: Final = 5
PERSONAL_PROJECT: Final = 6
POVERTY: Final = 7
COUNCIL_MEMBERS: Final = 8
Category: TypeAlias = Literal[
    "in_play",
    "ward_control",
    "bidding_board",
    "prestige_buildings",
    "final_projects",
    "symbol_sets",
    "personal_project",
    "poverty",
    "council",
]
CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)

# What else reputation is gained for; an event tells it as it tells the categories
FROM_LEVELS: Final = 9
FROM_PLOT: Final = 10
FROM_PROJECT: Final = 11
FROM_NEIGHBORHOOD: Final = 12
FROM_EXPERTISE: Final = 13
FROM_CARD: Final = 14
FROM_TILE: Final = 15
GainInPlay: TypeAlias = Literal[
    "levels", "plots", "projects", "neighborhoods", "expertise", "cards", "tiles"
]
GAINS: Final[tuple[Category | GainInPlay, ...]] = (*CATEGORIES, *get_args(GainInPlay))
