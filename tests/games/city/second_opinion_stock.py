"""A second opinion on shares: founding, selling, buying, Directors, issuing, closing, sold out."""

from __future__ import annotations

from tests.games.city.second_opinion_books import (
    ASSETS,
    BANK,
    CHARTERS,
    COMPANY,
    SHARES,
    SPECIAL,
    TRACK,
    Books,
    Difference,
)

Facts = dict[str, str]  # the bare facts of an event, no amounts


def founded(books: Books, told: Facts) -> None:
    """C-FND-02 to 07: three shares at par go into the treasury."""
    color, company = told["seat"], told["company"]
    par = int(books.words[2])  # which of the shaded spaces: a choice, not an amount
    books.cash[color] -= 3 * par
    books.treasury[company] = 3 * par
    books.place[company] = TRACK.index(par)
    books.director[company] = color
    books.preferred[company] = COMPANY
    books.commons[company] = {**dict.fromkeys(books.colors, 0), BANK: 0, COMPANY: 5}
    charter = CHARTERS[company]
    books.appeal[company] = charter["start_appeal"]
    books.salespeople[company] = books.tokens[company] = books.goods[company] = 0
    for staff in (books.workers, books.managers, books.automated):
        staff[company] = [0] * len(charter["factories"])
    books.assets[company] = []
    waits = books.reserved[color] == BANK and books.options["lost_partner"] == "next_founded"
    if waits or books.phase == "setup":
        books.reserved[color] = company


# Selling


def answered(books: Books) -> None:
    """Note what an answer says that no event tells."""
    words = books.words
    if words[0] == "sell":
        books.batch.append((words[1], words[2]))
    if words[0] in ("protect", "decline") and books.questions:
        books.questions -= 1
    if words[0] == "decline" and books.falling:
        books.move(books.falling, -1)
        books.falling = ""


def sold(books: Books, told: Facts) -> None:
    """C-STOCK-10: every share of the batch brings the price before the sale."""
    if not books.batch:
        return  # one event for each company, and the first one has paid for all
    books.seller, books.sale, books.batch = told["seat"], books.batch, []
    for company, certificate in books.sale:
        books.cash[books.seller] += SHARES[certificate] * books.price(company)
        if certificate == "common":
            books.commons[company][books.seller] -= 1
            books.commons[company][BANK] += 1
        elif certificate == "preferred":
            books.preferred[company] = BANK
    books.protected = []
    for company in sorted({company for company, _certificate in books.sale}):
        if books.director[company] != books.seller:
            ask_for_protection(books, company)


def ask_for_protection(books: Books, company: str) -> None:
    """C-AST-13: a Director may cancel the drop that a stranger's sale causes."""
    if not has_protection(books, company):
        return
    if books.options["price_protection"] == "passive":
        books.protected.append(company)
    else:
        books.questions += 1


def has_protection(books: Books, company: str) -> bool:
    """Tell whether the company can keep its price from falling now."""
    if books.place[company] == books.lowest():
        return False
    return any(
        "protects" in ASSETS[asset]["ability"] and asset not in books.exhausted
        for asset in books.assets[company]
    )


def price_protected(books: Books, told: Facts) -> None:
    company = told["company"]
    if books.options["price_protection"] == "passive":
        return  # known without being told
    if not has_protection(books, company):
        raise Difference(f"{company} has no Price Protection that is ready")
    books.exhausted += [
        asset for asset in books.assets[company] if "protects" in ASSETS[asset]["ability"]
    ]
    if books.falling:
        books.falling = ""
    else:
        books.protected.append(company)


def settle_sale(books: Books) -> None:
    """C-STOCK-11, C-STOCK-14: once everybody was asked, the prices fall and Directors change."""
    if not books.sale or books.questions:
        return
    sale, books.sale = books.sale, []
    for company in sorted({company for company, _certificate in sale}):
        shares = sum(SHARES[kind] for name, kind in sale if name == company)
        if books.on("friendly_sales") and books.director[company] != books.seller:
            shares = 1
        if company not in books.protected:
            books.move(company, -shares)
    if books.options["mode"] == "advanced":
        for company in books.director:
            if books.director[company] == books.seller:
                leave(books, company, gave_up=(company, "director") in sale)


# Directors (advanced mode)


def leave(books: Books, company: str, *, gave_up: bool) -> None:
    """C-DIR-03, C-DIR-07: after a sale an opponent with more shares takes over."""
    old = books.director[company]
    start = books.colors.index(old)
    others = books.colors[start + 1 :] + books.colors[:start]  # from the old Director's left
    most = max(books.shares(company, color) for color in others)
    heirs = [color for color in others if books.shares(company, color) == most]
    new = heirs[0]
    if books.on("tie_breaks_to_preferred") and books.preferred[company] in heirs:
        new = books.preferred[company]
    if gave_up:
        take_over(books, company, new, BANK)
    elif most > books.shares(company, old):
        take_over(books, company, new, old)


def take_over(books: Books, company: str, new: str, giver: str) -> None:
    """C-DIR-05: three shares for the Director's certificate, the Preferred among them if held."""
    old, commons = books.director[company], 3
    if books.preferred[company] == new:
        books.preferred[company] = giver
        commons = 1
    if books.commons[company][new] < commons:
        raise Difference(f"{new} has no three shares to give for {company}")
    books.commons[company][new] -= commons
    books.commons[company][giver] += commons
    books.director[company] = new
    if books.reserved[old] == company:  # C-DIR-09
        books.reserved[old] = BANK


# Buying


def bought(books: Books, told: Facts) -> None:
    """C-STOCK-16: pay the company for its own papers, the bank for those of the bank pool."""
    color, company, certificate = told["seat"], told["company"], told["certificate"]
    source = books.words[4]
    cost = SHARES[certificate] * books.price(company)
    books.cash[color] -= cost
    if source == COMPANY:
        books.treasury[company] += cost
    if certificate == "preferred":
        if books.preferred[company] != source:
            raise Difference(f"the Preferred of {company} does not lie in the {source}")
        books.preferred[company] = color
    else:
        books.commons[company][source] -= 1
        books.commons[company][color] += 1
    old = books.director[company]
    exceeds = books.shares(company, color) > books.shares(company, old)
    if books.options["mode"] == "advanced" and exceeds:
        take_over(books, company, color, old)


def issued(books: Books, told: Facts) -> None:
    """C-OP-10 to 12: the bank pays for each share, then the price falls one step more."""
    company, words = told["company"], books.words[1]
    preferred = words.startswith("p")
    commons = int(words.removeprefix("p").removeprefix("+") or 0)
    if preferred:
        books.preferred[company] = BANK
    books.commons[company][COMPANY] -= commons
    books.commons[company][BANK] += commons
    shares = commons + (2 if preferred else 0)
    books.treasury[company] += shares * books.price(company)
    books.move(company, -(shares + 1))


# The beginning and the end of the Stock Phase


def close_companies(books: Books) -> None:
    """C-CLO-02, C-SCL-01: companies on the closed space leave, compensation first."""
    closing = [company for company in books.director if books.price(company) == 0]
    for company in closing:
        if books.on("simplified_closure"):
            compensate(books, company)
    for company in closing:
        color = books.director[company]
        if books.reserved[color] == company:
            books.reserved[color] = BANK
        remove(books, company)
        books.closed.append(company)


def compensate(books: Books, company: str) -> None:
    for color in books.colors:
        if color == books.director[company]:
            books.cash[color] += SPECIAL["simplified_closure"]["director"]
        else:
            per_share: int = SPECIAL["simplified_closure"]["others_per_share"]
            books.cash[color] += per_share * books.shares(company, color)


def remove(books: Books, company: str) -> None:
    """Strike a company out of every page."""
    for page in (books.treasury, books.place, books.appeal, books.salespeople):
        del page[company]
    for page in (books.tokens, books.goods):
        del page[company]
    for words in (books.director, books.preferred):
        del words[company]
    for staff in (books.workers, books.managers, books.automated):
        del staff[company]
    del books.commons[company]
    del books.assets[company]


def raise_sold_out(books: Books) -> None:
    """C-STOCK-08: companies whose ten shares are all held by players move up one step."""
    for company in books.director:
        held = sum(books.shares(company, color) for color in books.colors)
        if held == 10:
            books.move(company, 1)
