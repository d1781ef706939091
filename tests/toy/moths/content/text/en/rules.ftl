### The rulebook, and why a rule forbids something.

rule-LAMP-1 = At dusk each moth draws three wings from the deck and keeps them secret. The deck has the wings 1 to 6, each three times.
rule-LAMP-2 = At nightfall two dice are rolled. The higher one is the glow of the lamp, the lower one its heat.
rule-WING-1 = In turn each moth lays one of its wings face down, or rests. All are turned up together.
rule-WING-2 = A wing weaker than the heat may be laid only by a moth that holds no other.
rule-REST-1 = A moth may rest instead of laying a wing, but never two nights running.
rule-SHED-1 = Before it lays or rests, a moth may pay one dust of its own, discard a wing face up and draw another, while the deck lasts.
rule-GLOW-1 = The strongest wing that was laid only once takes the glow as dust. Equal wings dazzle each other and take nothing.
rule-GLOW-2 = Laid wings are gone. After a night each moth draws up to three wings, while the deck lasts.
rule-DAWN-1 = After the last night the moth with the most dust wins. Moths that tie share the win.
rule-DAWN-2 = As a swarm all moths win if together they have three dust for each night, or else all lose.

why-LAMP-1 = The deck has no wing { $wing }.
why-WING-1 = This moth does not hold a wing { $wing }. Its hand: { $hand }.
why-WING-2 = The heat is { $heat }, and the wing { $wing } is weaker. This moth still holds { $hand }.
why-REST-1 = Moth { $moth } rested last night.
why-SHED-1 = { $dust ->
    [0] Shedding costs one dust, and this moth has none.
   *[other] The deck is empty.
  }
