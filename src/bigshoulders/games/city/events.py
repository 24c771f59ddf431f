"""What can happen in City, as facts in the past tense."""

from __future__ import annotations

from typing import Final

from bigshoulders.kernel.event import EventKind

DECADE_BEGAN: Final = EventKind("decade_began", "decade year", "decade {decade} begins: {year}")
PHASE_BEGAN: Final = EventKind("phase_began", "phase", "the {phase} phase begins")
FIRST_NAMED: Final = EventKind("first_named", "seat", "{seat} chooses a company first")
TILE_DRAWN: Final = EventKind("tile_drawn", "tile row column", "demand tile {tile} is added")
ASSET_DRAWN: Final = EventKind("asset_drawn", "asset cost", "{asset} is revealed at ${cost}")
ASSET_LEFT: Final = EventKind("asset_left", "asset", "{asset} leaves the game")
GOAL_DRAWN: Final = EventKind("goal_drawn", "goal", "goal: {goal}")
DEALT: Final = EventKind("dealt", "seat space", "{seat} draws {space}")
CUBE_DRAWN: Final = EventKind("cube_drawn", "resource", "{resource} is drawn from the bag")
BAG_REFILLED: Final = EventKind("bag_refilled", "", "the cubes of Haymarket Square go into the bag")
HAYMARKET_RESTOCKED: Final = EventKind("haymarket_restocked", "", "Haymarket Square is restocked")
CHAIN_MOVED: Final = EventKind("chain_moved", "", "the supply chain moves on")
FOUNDED: Final = EventKind(
    "founded", "seat company par_price", "{seat} starts {company} at ${par_price} per share"
)
SOLD: Final = EventKind(
    "sold", "seat company shares amount", "{seat} sells {shares} shares of {company} for ${amount}"
)
BOUGHT: Final = EventKind(
    "bought",
    "seat company certificate amount",
    "{seat} buys a {certificate} certificate of {company} for ${amount}",
)
PASSED: Final = EventKind("passed", "seat", "{seat} passes")
PRIORITY_MOVED: Final = EventKind("priority_moved", "seat", "{seat} gets the Priority Deal")
PRICE_MOVED: Final = EventKind(
    "price_moved",
    "company before after",
    "the share price of {company} moves from ${before} to ${after}",
)
PRICE_PROTECTED: Final = EventKind(
    "price_protected", "company", "{company} protects its share price"
)
PICKED: Final = EventKind("picked", "seat", "{seat} has chosen")
KEPT: Final = EventKind("kept", "seat space", "{seat} keeps {space}")
REMOVED: Final = EventKind("removed", "seat space", "{seat} discards {space}")
BUILT: Final = EventKind("built", "seat space", "{seat} builds {space}")
HANDS_PASSED: Final = EventKind("hands_passed", "", "the hands are passed on")
WORKERS_CAME: Final = EventKind("workers_came", "count", "{count} workers come to the job market")
PARTNER_GAINED: Final = EventKind("partner_gained", "seat", "{seat} gains a partner")
PLACED: Final = EventKind(
    "placed", "seat company space", "{seat} places a partner on {space} for {company}"
)
POOLED: Final = EventKind(
    "pooled", "seat amount", "{seat} puts a partner in the bank pool and takes ${amount}"
)
FORGONE: Final = EventKind("forgone", "seat", "{seat} forgoes a partner")
PAID_OWNER: Final = EventKind(
    "paid_owner", "seat amount", "{seat} collects ${amount} as the building's owner"
)
SPENT: Final = EventKind("spent", "company amount", "{company} pays ${amount}")
FUNDED: Final = EventKind("funded", "company amount", "{company} raises ${amount}")
HIRED: Final = EventKind(
    "hired", "company factory amount", "{company} hires a worker for factory {factory} at ${amount}"
)
WORKER_PLACED: Final = EventKind(
    "worker_placed", "company factory", "{company} puts a worker in factory {factory}"
)
MANAGER_PLACED: Final = EventKind(
    "manager_placed", "company factory", "{company} puts a manager on factory {factory}"
)
SALESPERSON_GAINED: Final = EventKind(
    "salesperson_gained", "company", "{company} gains a salesperson"
)
AUTOMATED: Final = EventKind(
    "automated", "company factory", "{company} automates a worker in factory {factory}"
)
WORKER_SENT: Final = EventKind(
    "worker_sent", "company", "a worker of {company} goes to the job market"
)
CUBE_TAKEN: Final = EventKind(
    "cube_taken",
    "company resource count",
    "{company} takes {count} {resource} from Haymarket Square",
)
CUBE_BOUGHT: Final = EventKind(
    "cube_bought", "company resource amount", "{company} buys 1 {resource} for ${amount}"
)
TRADED: Final = EventKind(
    "traded",
    "company resource2 resource",
    "{company} trades {resource2} for {resource} at Haymarket Square",
)
GOODS_GAINED: Final = EventKind("goods_gained", "company count", "{company} gains {count} goods")
ORDER_TAKEN: Final = EventKind("order_taken", "seat", "{seat} moves to first in turn order")
ASSET_BOUGHT: Final = EventKind(
    "asset_bought", "company asset amount", "{company} buys {asset} for ${amount}"
)
ASSET_GIVEN_UP: Final = EventKind("asset_given_up", "company asset", "{company} discards {asset}")
ASSET_USED: Final = EventKind("asset_used", "company asset", "{company} uses {asset}")
APPEAL_MOVED: Final = EventKind(
    "appeal_moved", "company before after", "{company} moves from appeal {before} to {after}"
)
BONUS_TAKEN: Final = EventKind(
    "bonus_taken", "company bonus", "{company} takes its appeal bonus: {bonus}"
)
BONUS_CASHED: Final = EventKind(
    "bonus_cashed", "company amount", "{company} takes ${amount} instead of its appeal bonus"
)
OPERATED: Final = EventKind("operated", "company", "{company} operates")
RAN: Final = EventKind(
    "ran", "company factory count", "{company} runs factory {factory}: {count} goods"
)
SHIPPED: Final = EventKind(
    "shipped", "company place amount", "{company} sells a good for ${amount} ({place})"
)
TILE_FILLED: Final = EventKind(
    "tile_filled", "company amount", "{company} fills a demand tile and adds ${amount}"
)
REVENUE_ADDED: Final = EventKind(
    "revenue_added", "company amount", "{company} adds ${amount} to its revenue"
)
DIVIDEND_PAID: Final = EventKind(
    "dividend_paid",
    "company amount per_share",
    "{company} pays a dividend: ${per_share} per share from ${amount}",
)
WITHHELD: Final = EventKind("withheld", "company amount", "{company} withholds ${amount}")
CLEANED_UP: Final = EventKind("cleaned_up", "decade", "decade {decade}: cleanup is done")
GAME_ENDED: Final = EventKind("game_ended", "", "the game ends")
TRANSFERRED: Final = EventKind(
    "transferred", "seat company", "{seat} becomes Director of {company}"
)
PARTNER_LOST: Final = EventKind(
    "partner_lost", "seat", "the reserved partner of {seat} goes to the bank pool"
)
COMPANY_CLOSED: Final = EventKind("company_closed", "company", "{company} is closed")
COMPENSATED: Final = EventKind(
    "compensated", "seat company amount", "{seat} is paid ${amount} for {company}"
)
ISSUED: Final = EventKind(
    "issued", "company shares amount", "{company} issues {shares} shares for ${amount}"
)
WAGES_PAID: Final = EventKind("wages_paid", "company amount", "{company} pays ${amount} in wages")
EXCHANGED: Final = EventKind(
    "exchanged", "company", "{company} makes its special exchange instead of taking a manager"
)
CHAIN_CUBE_TAKEN: Final = EventKind(
    "chain_cube_taken", "company resource", "{company} takes 1 {resource} from the supply chain"
)
CUBES_RETURNED: Final = EventKind("cubes_returned", "", "cubes without a space return to the bag")
