"""What the oracle leaves out: it raises OutOfScope, and the comparison counts the reason.

Not compared at all are:

- the setup: it is all chance, without decisions;
- which dice and cards chance may bring, and how likely: the oracle is given the result and predicts
  its consequences;
- the order of the decks, of a roll and of the pool: no rule depends on it;
- what would have come next in a game that is over (BOS-12, SOL-3);
- cited rules, events and their words: the oracle predicts verdicts and outcomes, not reasons.
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
"""The permitted reasons. Adding one makes the oracle weaker."""


class OutOfScope(Exception):
    """Raised where the oracle makes no prediction; the reason is counted."""
