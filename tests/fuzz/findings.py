"""What was found: an input that breaks a promise, what happened, and the file that keeps it."""

from __future__ import annotations

import re
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.fuzz.target import Wrong

CORPUS: Final = Path(__file__).parent / "corpus"
OURS: Final = "bigshoulders"
LONGEST: Final = 300


@dataclass(frozen=True)
class Finding:
    """An input and how it failed; `kind` is the same for inputs that fail in the same way."""

    target: str
    again: str  # target:seed:number, from which the input can be made once more
    kind: str
    words: str
    text: str

    def write(self, corpus: Path) -> Path:
        """Keep the input in a file."""
        name = re.sub(r"[^a-z0-9]+", "-", self.kind.lower()).strip("-")[:80]
        path = corpus / self.target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(encoded(self.text))
        return path


def kept(target: str) -> list[Path]:
    """Return the files of inputs that failed once."""
    return sorted((CORPUS / target).glob("*"))


def encoded(text: str) -> bytes:
    """Return an input as a file keeps it, half signs and all."""
    return text.encode(errors="surrogatepass")


def decoded(content: bytes) -> str:
    """Return the input that a file keeps."""
    return content.decode(errors="surrogatepass")


def kind_of(error: BaseException) -> str:
    """Name an error by its type and by the function of ours that raised it or led to it."""
    while error.__cause__ is not None:
        error = error.__cause__
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if f"/{OURS}/" in frame.filename]
    if isinstance(error, Wrong):
        return error.what
    where = ours[-1] if ours else frames[-1]
    return f"{type(error).__name__} in {Path(where.filename).stem} {where.name}"


def words_of(error: BaseException) -> str:
    """Return an error with where it was raised, on one line."""
    while error.__cause__ is not None:
        error = error.__cause__
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    where = " < ".join(f"{Path(one.filename).name}:{one.lineno}" for one in reversed(frames))
    return f"{type(error).__name__}: {str(error)[:LONGEST]!a} ({where})"
