"""A person who knows the rules of City and plays sensibly: rules of thumb, and no look ahead.

Found what earns at once, keep the money at work, fill the factories from left to right, then sell
dearer and manage; order the cheapest cubes that are needed, run and sell all there is, always pay.
"""

from __future__ import annotations

from typing import cast

from bigshoulders.bots.bot import Bot, Observation
from bigshoulders.games.city import ids
from bigshoulders.games.city.state import City, Company
from bigshoulders.kernel.action import first, second, verb_of
from bigshoulders.kernel.state import arg1

CUBE, WORKER, NEVER = 18, 35, -1000.0  # what a cube and a worker cost, more or less
UNWISHED = (ids.V_TRADE, ids.V_WITHHOLD, ids.V_EXHAUST, ids.V_SELL, ids.V_ISSUE)
ENOUGH = (ids.V_PASS, ids.V_DONE, ids.V_END, ids.V_FORGO, ids.V_CASH)


class Textbook(Bot):
    """Weighs each answer by itself, and gives the first of the best."""

    def choose(self, observation: Observation) -> int:
        self.state, self.seat = cast("City", observation.sample().state), observation.seat
        return max(observation.answers, key=self.wish)

    def wish(self, code: int) -> float:
        verb, companies = verb_of(code), self.state.companies
        many = len(companies)
        company, hirer = companies[first(code) % many], companies[arg1(self.state.stack[-1]) % many]
        if verb == ids.V_FOUND:  # one company is enough to look after
            par = self.state.board.par_prices[second(code)]
            return self.earns(company, 3 * par) if self.state.decade == 1 else NEVER
        if verb == ids.V_BUY:
            liking = 1.5 if company.director == self.seat else 1.0
            return liking * self.earns(company, company.treasury) / self.state.price(company)
        if verb == ids.V_PLACE:
            return self.space(company, second(code))
        if verb == ids.V_HIRE:
            return 1.0 if first(code) == self.runs(hirer) and self.spare(hirer) >= 0 else -1.0
        if verb == ids.V_ORDER:  # the last space is the cheapest
            company = companies[self.state.operating]
            running = company.charter.factories[: self.runs(company)]
            used = sum(factory.inputs[first(code)] for factory in running)
            return second(code) + 1.0 if used > company.cubes[first(code)] else -1.0
        return -2.0 if verb in UNWISHED else 0.0 if verb in ENOUGH else 1.0

    def gaps(self, company: Company) -> list[int]:
        """Return how many workers each factory lacks."""
        places = [factory.workers for factory in company.charter.factories]
        staff = zip(places, company.workers, company.automated, strict=True)
        return [workers - hired - machines for workers, hired, machines in staff]

    def runs(self, company: Company) -> int:
        """Return how many factories can run, from the left."""
        gaps = self.gaps(company)
        return next((number for number, gap in enumerate(gaps) if gap), len(gaps))

    def spare(self, company: Company) -> int:
        """Return what the next factory's staff and the cubes of this decade leave."""
        after = self.runs(company) + 1
        cubes = sum(sum(factory.inputs) for factory in company.charter.factories[:after])
        return company.treasury - cubes * CUBE - sum(self.gaps(company)[:after]) * WORKER

    def earns(self, company: Company, money: int) -> float:
        """Return what a company earns in a decade if it spends so much on staff and cubes."""
        earned, price = 0, company.charter.prices[company.salespeople]
        for factory, gap in zip(company.charter.factories, self.gaps(company), strict=True):
            cubes = sum(factory.inputs) * CUBE
            money -= gap * WORKER + cubes
            if money < 0 and gap:
                break
            earned += factory.goods * price - cubes
        return earned

    def space(self, company: Company, index: int) -> float:
        """Return what an action space does for a company, in dollars."""
        space, charter, spare = self.state.box.spaces[index], company.charter, self.spare(company)
        effect, runs = space.effect, self.runs(company)
        if effect.hires:
            return 300.0 if runs < len(charter.factories) and spare >= 0 else 0.0
        if company.treasury < space.company_pays:
            return NEVER
        made = 1 + sum(factory.goods for factory in charter.factories[:runs])
        free = sum(factory.manager_slots for factory in charter.factories) - sum(company.managers)
        sellers = min(effect.salespeople, charter.salesperson_slots - company.salespeople)
        value = 50.0 * made * sellers + 150 * min(effect.managers, free) + 60 * effect.automate
        value += effect.goods * charter.prices[company.salespeople] + effect.fund / 2
        value += effect.dividend * company.shares(self.seat) / 20 + 20 * effect.buys_asset
        short = spare < space.company_pays and not effect.fund
        return value + 12 * effect.appeal - space.company_pays - 70 * short
