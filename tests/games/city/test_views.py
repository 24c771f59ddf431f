"""What a seat or a spectator may know: an allow-list, and equal views where only secrets differ."""

from typing import cast

import pytest

from bigshoulders.kernel.json_nodes import Json, Node
from bigshoulders.kernel.preview import preview
from bigshoulders.scenarios.city import CityScenario, city

EVERYBODY = ("red", "yellow", "green", None)
PUBLIC_OF_A_SEAT = {
    *("seat", "cash", "certificates", "limit", "ready", "partners", "appeal_partner"),
    *("building_partner", "reserved", "sold", "row", "hand_size", "removed_count"),
    *("has_picked", "worth"),
}


def view(table: CityScenario, color: str | None) -> dict[str, Json]:
    return table.game.view(None if color is None else table.seat(color).index)


def entry(table: CityScenario, viewer: str | None, of: str) -> Node:
    """Return what one player is shown of another."""
    return Node(view(table, viewer), ("view",)).at("seats").items()[table.seat(of).index]


def keys(node: Node) -> set[str]:
    return {name for name, _ in node.fields()}


def hands(
    *, red: tuple[str, str, str] = ("i-01", "i-02", "i-03"), draft: str = "off"
) -> CityScenario:
    """Arrange the hands of decade 1; yellow has what red leaves of the same six."""
    six = ["i-01", "i-02", "i-03", "i-05", "i-06", "i-07"]
    yellow = [key for key in six if key not in red]
    table = city(draft=draft).found("swift", "red").found("libby", "yellow")
    return table.hand("green", "i-09", "i-10", "i-11").hand("red", *red).hand("yellow", *yellow)


def choosing() -> CityScenario:
    return hands().at("building")


def same(one: CityScenario, other: CityScenario, *viewers: str | None) -> bool:
    return all(view(one, viewer) == view(other, viewer) for viewer in viewers)


# Hands


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    """C-HID-01: others see how many buildings it has."""
    table = choosing()
    assert entry(table, "red", "red").at("hand").texts() == ("i-01", "i-02", "i-03")
    for viewer in ("yellow", "green", None):
        shown = entry(table, viewer, "red")
        assert keys(shown) == PUBLIC_OF_A_SEAT
        assert shown.at("hand_size").whole() == 3


def test_players_see_more_of_themselves_than_of_others() -> None:
    """C-HID-01: hand, kept and removed buildings and the sealed pick."""
    own = keys(entry(choosing(), "green", "green"))
    assert own >= {"hand", "kept", "removed", "pick"} | PUBLIC_OF_A_SEAT


def test_views_do_not_depend_on_other_hands() -> None:
    """C-HID-01: red and yellow hold each other's buildings; green and spectators cannot tell."""
    one, other = choosing(), hands(red=("i-05", "i-06", "i-07")).at("building")
    assert same(one, other, "green", None)
    assert not same(one, other, "red")
    assert not same(one, other, "yellow")


def test_views_do_not_tell_a_hand_from_the_deck() -> None:
    """C-HID-01, C-HID-02: red's building of Era II could be any that is not seen."""
    one, other = hands().hand("red", "ii-01"), hands().hand("red", "ii-03")
    assert same(one, other, "yellow", "green", None)
    assert not same(one, other, "red")


# Sealed picks and removed buildings


def test_a_pick_is_secret_until_the_reveal() -> None:
    """C-HID-01, C-RUL-27: others see that red has chosen, not what."""
    one = choosing().answer("red", "build i-01", "remove i-02")
    other = choosing().answer("red", "build i-03", "remove i-01")
    assert same(one, other, "yellow", "green", None)
    assert not same(one, other, "red")
    assert entry(one, "yellow", "red").at("has_picked").flag()
    assert not entry(one, "yellow", "green").at("has_picked").flag()


def test_half_a_pick_is_known_to_nobody_else() -> None:
    """C-HID-01, C-DP-22: others see no more of red than before; red sees the placed building."""
    none, half = choosing(), choosing().answer("red", "build i-01")
    assert same(none, half, "yellow", "green", None)
    assert not entry(half, "yellow", "red").at("has_picked").flag()
    assert entry(none, "red", "red").at("pick").texts() == ()
    assert entry(half, "red", "red").at("pick").texts() == ("i-01",)
    assert half.happened() == none.happened()
    half.answer("red", "remove i-03")
    assert entry(half, "red", "red").at("pick").texts() == ("i-01", "i-03")


def revealed(*red: str) -> CityScenario:
    table = choosing().answer("red", *red).answer("yellow", "build i-05", "remove i-06")
    return table.answer("green", "build i-09", "remove i-10")


def test_a_removed_building_is_known_to_its_remover_for_ever() -> None:
    """C-HID-01, C-HID-02, C-RUL-28, C-BLD-04: others cannot tell it from the kept one."""
    one, other = revealed("build i-01", "remove i-02"), revealed("build i-01", "remove i-03")
    assert same(one, other, "yellow", "green", None)
    assert entry(one, "red", "red").at("removed").texts() == ("i-02",)
    assert entry(other, "red", "red").at("removed").texts() == ("i-03",)
    assert entry(one, "yellow", "red").at("removed_count").whole() == 1
    one.at("cleanup")
    other.at("cleanup")
    assert one.state.decade == 2
    assert entry(one, "red", "red").at("removed").texts() == ("i-02",)
    assert keys(entry(one, "yellow", "red")) == PUBLIC_OF_A_SEAT


def test_a_placed_building_is_seen_by_all_after_the_reveal() -> None:
    """C-BLD-04, C-HID-03: it lies in red's row."""
    table = revealed("build i-01", "remove i-02")
    for viewer in EVERYBODY:
        assert entry(table, viewer, "red").at("row").texts() == ("i-01",)


def test_draft_picks_are_secret() -> None:
    """C-HID-01, C-DRF-01: nobody else learns what red keeps before hands are passed."""
    one = hands(draft="on").at("building").answer("red", "keep i-01")
    other = hands(draft="on").at("building").answer("red", "keep i-02")
    assert same(one, other, "yellow", "green", None)


def test_a_drafted_building_stays_secret_after_hands_are_passed() -> None:
    """C-HID-01: green, who passes to red, does not see what red passes to yellow."""
    tables = []
    for kept in ("i-01", "i-02"):
        table = hands(draft="on").at("building").answer("red", f"keep {kept}")
        tables.append(table.answer("yellow", "keep i-05").answer("green", "keep i-09"))
    assert same(tables[0], tables[1], "green", None)
    assert entry(tables[0], "red", "red").at("kept").texts() == ("i-01",)
    assert entry(tables[0], "green", "red").at("hand_size").whole() == 3


@pytest.mark.parametrize("kind", ["dealt", "removed"])
def test_events_about_secret_buildings_are_for_one_seat(kind: str) -> None:
    """C-HID-01, C-RUL-28: each is told to the player it is about, and to nobody else."""
    table = city().found("swift", "red").decade(2).hand("red", "i-01").hand("yellow", "i-02")
    table.hand("green", "i-06").at("building")
    table.choose_buildings()
    told = [event for event in table.events if event.kind.key == kind]
    assert len(told) == (6 if kind == "dealt" else 3)
    for event in told:
        about = event.values[0]
        assert [seat for seat in (-1, 0, 1, 2) if event.seen_by(seat)] == [about]


def test_a_kept_building_of_the_draft_is_told_to_its_keeper() -> None:
    """C-HID-01, C-DRF-01: others hear that somebody has chosen."""
    table = hands(draft="on").at("building").answer("yellow", "keep i-05")
    kept = [event for event in table.events if event.kind.key == "kept"]
    assert [[event.seen_by(seat) for seat in (0, 1, 2)] for event in kept] == [[False, True, False]]
    picked = [event for event in table.events if event.kind.key == "picked"]
    assert [event.seen_by(0) for event in picked] == [True]
    assert "i-05" not in table.game.describe(picked[0])


# Decks


def test_decks_are_shown_by_their_size() -> None:
    """C-HID-02, C-HID-03: seven demand tiles, eleven assets and 24 buildings wait."""
    for viewer in EVERYBODY:
        shown = view(city().found("swift", "red"), viewer)
        assert (shown["demand_deck"], shown["asset_deck"]) == (7, 11)
        assert shown["building_deck"] == 24


def test_no_order_of_a_deck_or_of_the_bag_exists_before_the_draw() -> None:
    """C-HID-02: what comes next is chance's to decide, with all that is left as outcomes."""
    table = city().found("swift", "red").by_hand()
    table.demand(0).at("cleanup")
    expected = {"cube_draw", "asset_draw", "demand_draw"}
    asked = set()
    while table.asker() == "chance":
        asked.add(table.question())
        if table.question() == "asset_draw":
            assert len(table.offers()) == len(table.state.asset_deck)
        table.play(table.offers()[0])
    assert asked == expected


# What is open


def test_cash_and_treasuries_are_open() -> None:
    """C-HID-03, C-RUL-105: for every player and for spectators."""
    table = city().found("swift", "red", treasury=123).cash("red", 45)
    for viewer in EVERYBODY:
        shown = Node(view(table, viewer), ("view",))
        assert entry(table, viewer, "red").at("cash").whole() == 45
        assert shown.at("companies").at("swift").at("treasury").whole() == 123


def test_the_bag_is_open_by_type() -> None:
    """C-HID-03: it follows from what is visible."""
    table = city().found("swift", "red")
    for viewer in EVERYBODY:
        bag = Node(view(table, viewer), ("view",)).at("bag")
        assert {name: count.whole() for name, count in bag.fields()} == table.cubes_in("bag")


def test_shares_and_bans_are_open() -> None:
    """C-HID-03: who holds what of a company, what the pool holds, and who sold."""
    table = city().found("swift", "red").holds("yellow", "swift", commons=2, preferred=True)
    table.pool("swift", commons=1).at("stock", "yellow").play("sell swift common", "confirm")
    for viewer in EVERYBODY:
        swift = Node(view(table, viewer), ("view",)).at("companies").at("swift")
        assert swift.at("director").text() == "red"
        assert swift.at("preferred").text() == "yellow"
        held = {name: count.whole() for name, count in swift.at("held").fields()}
        assert held == {"red": 0, "yellow": 1, "green": 0}
        assert (swift.at("commons").whole(), swift.at("bank_commons").whole()) == (2, 2)
        assert entry(table, viewer, "yellow").at("sold").texts() == ("swift",)


def test_what_lies_on_a_charter_is_open() -> None:
    """C-HID-03: staff, machines, cubes, goods and assets with their readiness."""
    table = city().found("swift", "red", price=60).goods("swift", 3, tokens=1)
    table.staff("swift", workers=[1, 0], managers=[0, 1], automated=[1, 0], salespeople=2)
    table.cubes("swift", coal=2).asset("swift", "price_protection").appeal("swift", 5)
    for viewer in EVERYBODY:
        swift = Node(view(table, viewer), ("view",)).at("companies").at("swift")
        assert (swift.at("price").whole(), swift.at("appeal").whole()) == (60, 5)
        assert swift.at("workers").wholes() == (1, 0)
        assert swift.at("managers").wholes() == (0, 1)
        assert swift.at("automated").wholes() == (1, 0)
        assert (swift.at("salespeople").whole(), swift.at("goods").whole()) == (2, 3)
        assert swift.at("bonus_goods").whole() == 1
        assert swift.at("cubes").at("coal").whole() == 2
        assets = swift.at("assets").items()
        assert [item.at("asset").text() for item in assets] == ["price_protection"]
        assert assets[0].at("ready").flag()


def test_everybody_sees_the_same_but_for_own_secrets() -> None:
    """C-HID-03: a player's view less the own secrets is the spectator's."""
    table = choosing().answer("red", "build i-01", "remove i-02")
    spectator = Node(view(table, None), ("view",))
    for viewer in ("red", "yellow", "green"):
        shown = Node(view(table, viewer), ("view",))
        for name, value in spectator.fields():
            if name != "seats":
                assert shown.at(name).value == value.value
        for of in ("red", "yellow", "green"):
            for name, value in entry(table, None, of).fields():
                assert entry(table, viewer, of).at(name).value == value.value


def test_a_view_tells_who_leads_in_each_goal() -> None:
    """C-GOAL-00: all who are highest, with their count; nobody leads in what nobody has."""
    table = city(seats=3).found("libby", "red", treasury=0).found("swift", "yellow", treasury=0)
    table.staff("libby", managers=[1, 0]).staff("swift", managers=[0, 1])
    shown = view(table.goals("most_managers", "most_salespeople"), None)["goal_leaders"]
    assert shown == [{"count": 1, "seats": ["red", "yellow"]}, {"count": 0, "seats": []}]


# Partners on spaces


def acting() -> CityScenario:
    """Green, who directs nothing and so uses the bank pool, acts before red and yellow."""
    table = city(seats=3).found("libby", "red").found("swift", "yellow")
    return table.track("green", "red", "yellow").at("action", "green")


def partner(space: str, seat: str, company: str) -> dict[str, Json]:
    return {"space": space, "seat": seat, "company": company}


def test_everybody_sees_whose_partner_stands_where_in_the_order_placed() -> None:
    """C-ACT-02, C-ACT-04, C-HID-03: one space takes any number; the bank pool is none."""
    table = acting().play("place libby fund40", "place swift advertising", "lead")
    table.play("place swift fund40")
    for viewer in EVERYBODY:
        assert view(table, viewer)["placed"] == [
            partner("fund40", "red", "libby"),
            partner("advertising", "yellow", "swift"),
            partner("fund40", "yellow", "swift"),
        ]


def test_an_earlier_moment_does_not_see_partners_placed_later() -> None:
    """27.7, C-HID-03: neither a game that went back nor a twin that was made before."""
    table = acting().begin_here().play("place libby fund40")
    twin = table.game.copy()
    table.play("place swift advertising", "stay")
    for earlier in (twin, table.game.back_to(1)):
        assert earlier.view(None)["placed"] == [partner("fund40", "red", "libby")]
    assert table.game.back_to(0).view(None)["placed"] == []


def test_a_look_ahead_shows_the_partner_on_its_space() -> None:
    """C-ACT-02: among what an answer would change."""
    game = acting().game
    after = {change.path: change.after for change in preview(game, game.read("place libby fund40"))}
    assert after["placed"] == [partner("fund40", "red", "libby")]


def test_partners_stand_on_their_spaces_until_they_return_in_cleanup() -> None:
    """C-CLN-08: so the spaces are empty when the next decade begins."""
    table = acting().play("place libby fund40")
    table.at("operating")
    assert len(cast("list[Json]", view(table, None)["placed"])) == 1
    table.at("cleanup")
    assert table.state.decade == 2
    assert view(table, None)["placed"] == []


def test_no_hash_depends_on_who_stands_where() -> None:
    """Tables that were stored before views told it replay to the same hashes."""
    table = acting().play("place libby fund40")
    before = table.game.hash()
    table.state.placed = []
    assert table.game.hash() == before


# The round of the Action Phase


def test_the_round_is_told_in_every_turn_before_and_after_the_partner_is_placed() -> None:
    """C-ACT-01, C-SPC-03: a partner in the bank pool counts, and so does a change of the order."""
    table = acting()
    told = [view(table, None)["round_number"]]
    for text in ("place libby fund40", "place swift advertising", "lead", "place swift fund40"):
        told.append(view(table.play(text), None)["round_number"])
    assert told == [1, 1, 1, 2, 2]
    assert table.asker() == "red"


def test_the_round_goes_on_for_the_only_player_with_a_partner_left() -> None:
    """C-ACT-03: red has gained a third partner; the others have spent their two."""
    table = acting().partners("red", ready=1, usable=3).partners("yellow", ready=0)
    assert view(table, None)["round_number"] == 3


def test_a_director_of_two_companies_chooses_a_space_in_the_same_round() -> None:
    """C-ACT-02: naming the company spends no partner."""
    table = (
        city(seats=3).found("libby", "red").found("swift", "red").track("red", "yellow", "green")
    )
    table.at("action", "red").play("act swift")
    assert (table.question(), view(table, None)["round_number"]) == ("place_partner", 1)


@pytest.mark.parametrize("phase", ["stock", "building", "operating"])
def test_other_phases_have_no_round(phase: str) -> None:
    """C-ACT-01: only partners are placed in rounds."""
    assert view(hands().at(phase), None)["round_number"] == 0


# What follows if nothing more is done


def test_a_company_tells_every_reason_why_it_would_withhold() -> None:
    """C-DIV-02: also the one that no sale can mend."""
    table = city(2, 1).found("libby", "red", treasury=0).goods("libby", 2)
    table.cubes("libby", wood=2).demand(0, ("d3_6", 0)).at("operating").go_on_to(
        "sell_goods", "done"
    )
    turn = cast("dict[str, Json]", view(table, None)["operating"])
    assert turn["withholds"] == ["nothing_sold", "nothing_made"]
    table.play("ship inner")
    turn = cast("dict[str, Json]", view(table, None)["operating"])
    assert turn["withholds"] == ["nothing_made"]


def test_only_a_sold_out_company_tells_the_price_that_it_rises_to() -> None:
    """C-STOCK-08: no share of Swift is for sale, one of Libby is."""
    table = city(2).found("swift", "red", price=50).found("libby", "yellow", price=40)
    table.holds("red", "swift", commons=5, preferred=True).at("stock", "red")
    companies = cast("dict[str, dict[str, Json]]", view(table, None)["companies"])
    assert [companies[key]["sold_out_price"] for key in ("swift", "libby")] == [60, None]
