"""The default seed of what the checks sample; it is printed with every result."""

from typing import Final

SEED: Final = 20261123
