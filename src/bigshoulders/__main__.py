"""Run the command as `python -m bigshoulders`."""

from __future__ import annotations

from bigshoulders.cli.app import main

if __name__ == "__main__":
    main()
