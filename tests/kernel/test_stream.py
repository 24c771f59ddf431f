"""The stream is the same everywhere, fair enough, and bound by its commitment."""

from __future__ import annotations

from bigshoulders.kernel.stream import Stream


def test_a_seed_gives_the_same_numbers_on_every_platform() -> None:
    stream = Stream("7")
    assert [stream.below(1000) for _ in range(20)] == [
        856,
        405,
        750,
        927,
        894,
        15,
        962,
        43,
        545,
        241,
        83,
        899,
        862,
        372,
        489,
        858,
        435,
        739,
        885,
        916,
    ]


def test_a_copy_draws_the_same_numbers_and_leaves_the_original_alone() -> None:
    stream = Stream("copy")
    stream.below(10)
    twin = stream.copy()
    drawn = [twin.below(100) for _ in range(40)]
    assert [stream.below(100) for _ in range(40)] == drawn


def test_weights_decide_how_often_an_index_is_drawn() -> None:
    stream = Stream("weights")
    counts = [0, 0, 0]
    for _ in range(6000):
        counts[stream.weighted([1, 2, 3])] += 1
    for count, expected in zip(counts, (1000, 2000, 3000), strict=True):
        assert abs(count - expected) < 200


def test_a_shuffle_keeps_every_item_and_reaches_every_order() -> None:
    orders = set()
    for seed in range(200):
        items = [1, 2, 3]
        Stream(str(seed)).shuffle(items)
        assert sorted(items) == [1, 2, 3]
        orders.add(tuple(items))
    assert len(orders) == 6


def test_a_commitment_binds_the_seed_without_telling_it() -> None:
    assert Stream("secret").commitment() == Stream("secret").commitment()
    assert Stream("secret").commitment() != Stream("Secret").commitment()
    assert "secret" not in Stream("secret").commitment()
