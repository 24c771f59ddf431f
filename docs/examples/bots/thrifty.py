#!/usr/bin/env python3
"""A tiny bot for any game: it takes the default, keeps away from passing, and else draws lots.

It speaks the line protocol of docs/bot-protocol.md and needs nothing but Python.
"""

import json
import random
import sys

HELLO = {
    "type": "hello",
    "protocol": 1,
    "name": "Thrifty",
    "options": {"avoid": "pass"},
    "analysis": True,
}


def values(asked: dict, avoid: str) -> dict:
    """Return what each legal answer is worth: lots, drawn from the seed that came with it."""
    lots = random.Random(asked["seed"])  # noqa: S311 - a game
    worth = {answer: lots.random() for answer in asked["legal"]}
    for answer in worth:
        if answer.split()[0] == avoid:
            worth[answer] -= 1
        if answer == asked["default"]:
            worth[answer] += 1
    return worth


def main() -> None:
    """Answer line by line until there are no more."""
    avoid = HELLO["options"]["avoid"]
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "hello":
            said = HELLO
        elif asked["type"] == "options":
            avoid = asked["options"].get("avoid", avoid)
            said = {"type": "ready"}
        else:
            worth = values(asked, avoid)
            best = sorted(worth, key=worth.get, reverse=True)
            said = {"type": "answer", "id": asked["id"], "answer": best[0]}
            if asked["type"] == "analyze":
                answers = [{"answer": one, "value": worth[one]} for one in best]
                said = {"type": "analysis", "id": asked["id"], "answers": answers}
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
