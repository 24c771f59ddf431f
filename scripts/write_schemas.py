"""Write what the server speaks as two JSON files, from which a client's types are made.

Usage: write_schemas.py FOLDER
openapi.json is what goes over HTTP. messages.json is what goes over a socket, in both directions:
a page of OpenAPI too, though it has no paths, so that the same tools read both.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bigshoulders import __version__
from bigshoulders.server.app import make_api
from bigshoulders.server.schemas.messages import MESSAGE
from bigshoulders.server.schemas.socket import SPOKEN
from bigshoulders.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Mapping

COMPONENTS: Final = "#/components/schemas/{model}"
NO_DATABASE: Final = ""  # the application only describes itself


def written(schema: Mapping[str, object]) -> str:
    """Return a schema as text that is the same every time."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def files() -> dict[str, str]:
    """Return the text of both files by their names."""
    return {
        "openapi.json": written(make_api(Settings(NO_DATABASE)).openapi()),
        "messages.json": written(messages()),
    }


def messages() -> dict[str, Any]:
    """Return what travels over a socket: `Message` from a client, `Spoken` from the server."""
    schemas: dict[str, Any] = {}
    for name, spoken in (("Message", MESSAGE.json_schema), ("Spoken", SPOKEN.json_schema)):
        whole = spoken(ref_template=COMPONENTS)
        schemas |= whole.pop("$defs")
        schemas[name] = whole
    return {
        "openapi": "3.1.0",
        "info": {"title": "Messages of a socket", "version": __version__},
        "paths": {},
        "components": {"schemas": schemas},
    }


def main(folder: Path) -> None:
    """Write both files into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        folder.joinpath(name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("expected one folder: write_schemas.py FOLDER")
    main(Path(sys.argv[1]))
