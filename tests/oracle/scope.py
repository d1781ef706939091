"""What the oracle leaves out: it says so, and the comparison counts it.

Not compared at all are:

- the setup: it is all chance, and nobody decides anything;
- which dice and cards chance may bring, and how likely: the oracle is told what came, and says what
  comes of it;
- the order of the decks, of a roll and of the pool: no rule looks at it;
- what would have come next in a game that is over (BOS-12, SOL-3);
- which rules are cited, the events and their words: the oracle says whether and what, not why.
"""

LEFT_OUT = frozenset(
    {
        # Boss Turns: each attack card is a small program of its own (content/platformer/bosses.toml),
        # which would be written twice. With it goes what the cards ask players for.
        "mirror",
        "endure",
        "pending summon",
        "pending mirror",
        "pending boss-die",
        "pending boss-draw",
        "pending boss-pair",
    }
)
"""The reasons there may be. Whoever adds one makes the oracle weaker."""


class OutOfScope(Exception):
    """The oracle does not predict this; the reason is counted."""
