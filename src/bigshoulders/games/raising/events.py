"""What happens in Raising Chicago, as facts in the past tense.

Nothing in this game is secret once it has happened, so every event is for everyone.
"""

from __future__ import annotations

from typing import Final

from bigshoulders.kernel.event import EventKind

# Setup and announcement
STACK_SHOWN: Final = EventKind("stack_shown", "project", "project {project} is on top of its stack")
FINAL_DRAWN: Final = EventKind("final_drawn", "project", "final project {project} is in play")
DECK_SHOWN: Final = EventKind("deck_shown", "card", "card {card} is on top of the deck")
EMPTY_PLOT_DRAWN: Final = EventKind(
    "empty_plot_drawn", "tile", "empty plot tile {tile} is in the outskirts"
)
PRESTIGE_SHOWN: Final = EventKind(
    "prestige_shown", "prestige", "prestige building {prestige} is on display"
)
WARD_TOKEN_DRAWN: Final = EventKind(
    "ward_token_drawn", "ward token", "ward {ward} gets the control token {token}"
)
BANNER_SET: Final = EventKind("banner_set", "column resource", "banner {column} shows {resource}")
NEIGHBORHOOD_DRAWN: Final = EventKind(
    "neighborhood_drawn",
    "enclosure neighborhood",
    "neighborhood tile {neighborhood} is on {enclosure}",
)
RANKED: Final = EventKind("ranked", "seat rank", "{seat} starts on rank {rank}")
MEMBER_DRAWN: Final = EventKind(
    "member_drawn", "member letter", "council member {member} has seat {letter}"
)
ROUND_BEGAN: Final = EventKind("round_began", "round", "round {round} begins")
PHASE_BEGAN: Final = EventKind("phase_began", "phase", "phase: {phase}")
PROJECT_ANNOUNCED: Final = EventKind(
    "project_announced", "project space", "project {project} is announced on {space}"
)
CARD_DEALT: Final = EventKind("card_dealt", "card space", "card {card} is dealt to {space}")
MARKERS_ADDED: Final = EventKind(
    "markers_added", "seat count total", "{seat} adds {count} markers and has {total} to place"
)

# Bidding
MARKER_PLACED: Final = EventKind(
    "marker_placed", "seat space square", "{seat} bids on {space}, square {square}"
)
NONPLAYER_PLACED: Final = EventKind(
    "nonplayer_placed",
    "seat space square",
    "{seat} places a non-player marker on {space}, square {square}",
)
PROJECT_WON: Final = EventKind(
    "project_won", "color space markers lead", "{color} wins {space} with {markers} markers"
)
PROJECT_FAILED: Final = EventKind("project_failed", "space", "nobody bids on {space}: it fails")
MARKERS_RETURNED: Final = EventKind(
    "markers_returned", "seat count space", "{seat} gets {count} markers back from {space}"
)

# Resources
TOKENS_GAINED: Final = EventKind(
    "tokens_gained", "seat count resource", "{seat} takes {count} {resource}"
)
WILD_GAINED: Final = EventKind("wild_gained", "seat count", "{seat} takes {count} wild")
FAVOR_GAINED: Final = EventKind("favor_gained", "seat count", "{seat} takes {count} favors")
EXPANSION_GAINED: Final = EventKind(
    "expansion_gained", "seat count", "{seat} takes {count} company expansions"
)
SYMBOL_GAINED: Final = EventKind("symbol_gained", "seat sign", "{seat} takes the symbol {sign}")
ADVANCED: Final = EventKind(
    "advanced", "seat resource step", "{seat} advances in {resource} to column {step}"
)
PERM_GAINED: Final = EventKind(
    "perm_gained", "seat resource", "{seat} gains a permanent {resource}"
)
PAID: Final = EventKind(
    "paid", "seat count resource wild", "{seat} pays {count} {resource} and {wild} wild"
)
FAVOR_PAID: Final = EventKind(
    "favor_paid", "seat resource", "{seat} returns a favor instead of paying {resource}"
)
SHORT: Final = EventKind("short", "seat resource", "{seat} goes short of {resource}")
GIVEN: Final = EventKind("given", "seat token_kind", "{seat} gives 1 {token_kind} for a trade")
TRADED: Final = EventKind("traded", "seat resource", "{seat} gets 1 {resource} for the trade")
REPUTATION_CHANGED: Final = EventKind(
    "reputation_changed",
    "seat amount total gain",
    "{seat}: reputation {amount} for {gain}, now {total}",
)
POVERTY_STEP: Final = EventKind(
    "poverty_step", "seat steps", "{seat} goes down to step {steps} of the poverty track"
)

# Projects
PROJECT_BEGUN: Final = EventKind(
    "project_begun",
    "color space project markers",
    "{color} carries out project {project} on {space}",
)
RAISED: Final = EventKind(
    "raised",
    "color project plot levels",
    "{color} raises project {project} on plot {plot} with {levels} levels",
)
MOVED_OUT: Final = EventKind(
    "moved_out",
    "color project tile levels",
    "{color} moves project {project} to the outskirts, tile {tile}, with {levels} levels",
)
PRESTIGE_PLACED: Final = EventKind(
    "prestige_placed",
    "prestige plot degrees",
    "prestige building {prestige} goes to plot {plot}, turned by {degrees}",
)
NEIGHBORHOOD_WON: Final = EventKind(
    "neighborhood_won",
    "seat enclosure neighborhood majority",
    "{seat} wins {neighborhood} on {enclosure}",
)
NEIGHBORHOOD_LOST: Final = EventKind(
    "neighborhood_lost",
    "enclosure neighborhood",
    "nobody wins {neighborhood} on {enclosure}: it leaves the game",
)
CARD_KEPT: Final = EventKind("card_kept", "seat card", "{seat} adds card {card} to the company")
CARD_PUSHED_OUT: Final = EventKind(
    "card_pushed_out", "seat card", "card {card} leaves the company of {seat}"
)
CARD_LOST: Final = EventKind("card_lost", "card", "card {card} leaves the game")

# Empty plot tiles
TILE_USED: Final = EventKind("tile_used", "seat tile", "{seat} uses empty plot tile {tile}")
LEVEL_ADDED: Final = EventKind(
    "level_added", "seat plot levels", "{seat} adds a level on plot {plot}: now {levels}"
)
REWARD_COPIED: Final = EventKind(
    "reward_copied", "seat enclosure", "{seat} copies the reward on {enclosure}"
)

# The end
SCORED: Final = EventKind("scored", "seat category amount", "{seat} scores {amount}: {category}")
WARD_WON: Final = EventKind("ward_won", "color ward", "{color} controls ward {ward}")
ASTERISK_NAMED: Final = EventKind(
    "asterisk_named", "seat symbol", "{seat} counts the asterisk as {symbol}"
)
SECTION_LEFT: Final = EventKind(
    "section_left", "seat resource", "{seat} leaves the {resource} section unfinished"
)
SECTION_DONE: Final = EventKind(
    "section_done", "seat resource", "{seat} completes the {resource} section"
)
LETTER_NAMED: Final = EventKind(
    "letter_named", "seat letter", "{seat} counts a card with all letters as {letter}"
)
