"""The phases of a decade, one file each, in the order of the rulebook."""
