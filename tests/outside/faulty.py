"""A program that introduces itself well and then answers badly; it imports nothing of ours.

python faulty.py KIND [WHEN]: it fails at half of the questions, or `always`, or `never`. The kind
`hold` never answers, and holds a lock on the file WHEN.
"""

import fcntl
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

KIND, WHEN = sys.argv[1], (sys.argv[2:] or ["half"])[0]


def say(words: object) -> None:
    sys.stdout.write(json.dumps(words) + "\n")
    sys.stdout.flush()


def fail(asked: dict[str, Any]) -> None:
    """Do whatever this kind does instead of answering."""
    if KIND == "crash":
        sys.stderr.write("I do not feel well\n")
        sys.exit(3)
    if KIND == "hang":
        time.sleep(3600)
    if KIND == "garbage":
        sys.stdout.write("hm, let me think\n")
        sys.stdout.flush()
    if KIND == "endless":
        while True:
            sys.stdout.write("x" * 65536)
    if KIND == "illegal":
        say({"type": "answer", "id": asked["id"], "answer": "win the game"})
    if KIND == "stale":
        say({"type": "answer", "id": "another", "answer": asked["legal"][0]})


def fails(asked: dict[str, Any]) -> bool:
    return WHEN == "always" or (WHEN == "half" and int(asked["seed"][-1], 16) % 2 == 1)


def hold() -> None:
    """Hold a lock as long as it lives, and do not care for any input."""
    lock = Path(WHEN).open("w")  # noqa: SIM115 - held until the end
    fcntl.flock(lock, fcntl.LOCK_EX)
    time.sleep(3600)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        options = {"secret": os.environ.get("BIGSHOULDERS_SECRET", "none")}
        say({"type": "hello", "protocol": 1, "name": KIND, "options": options})
    elif KIND == "hold":
        hold()
    elif fails(message):
        fail(message)
    else:
        say({"type": "answer", "id": message["id"], "answer": message["legal"][0]})
