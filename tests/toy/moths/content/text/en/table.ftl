### Actions, events, positions.

moth = moth { $moth }

do-lay = Lay the wing { $wing }
do-rest = Rest
do-shed = Shed the wing { $wing }
do-draw = Draw a wing { $wing }
do-roll = Light the lamp: glow { $glow }, heat { $heat }

event-lit = The lamp glows { $glow } at heat { $heat }.
event-drew = Moth { $moth } draws a wing.
event-laid = Moth { $moth } has chosen.
event-shed = Moth { $moth } sheds the wing { $n }.
event-revealed = All choices are turned up: { $choices }.
event-choice = { $wing ->
    [0] moth { $moth } rests
   *[other] moth { $moth } lays { $wing }
  }
event-won = Moth { $moth } takes { $n } dust.

over-race = { $count ->
    [one] The winner is { $moths }, with { $dust } dust.
   *[other] The winners are { $moths }, with { $dust } dust each.
  }
over-swarm = The swarm wins: it has { $dust } dust.
over-lost = The swarm loses: it has only { $dust } dust.

outlook-chance = Then chance decides.
outlook-moth = Moth { $moth } decides.

position-night = Night { $night } of { $nights }.
position-swarm = All moths are one swarm.
position-race = Each moth flies for itself.
position-dark = The lamp is dark.
position-moth = Moth { $moth }: { $dust } dust, { $count ->
    [0] no wings
   *[other] wings { $wings }
  }.
position-rested = Moth { $moth } rested last night.
position-deck = { $count ->
    [one] { $count } wing is left in the deck.
   *[other] { $count } wings are left in the deck.
  }

position-dust = Dust: { $dust }

prompt-choose = Lay a wing, or rest. Nobody else sees it yet.
position-choice = Tonight: { $choice }.

series-dust = Dust
