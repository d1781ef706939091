### What is written on the cards and tokens: names, and what they do.

## Characters

card-swordmaster = Swordmaster
card-sister-of-war = Sister of War
card-paladin = Paladin
card-architect = Architect
card-illusionist = Illusionist
card-lady-of-golems = Lady of Golems
card-bell-ringer = Bell-Ringer
card-rope-dancer = Rope-Dancer
card-courier = Courier
card-gatekeeper = Gatekeeper
card-trapper = Trapper
card-tracker = Tracker
card-warlock = Warlock
card-high-priestess = High Priestess
card-pedlar = Pedlar

## Abilities

ability-parry = Parry
ability-parry-text = +2 to the combat test when another character attacks.
ability-riposte = Riposte
ability-riposte-text = Once a combat, when you win, pay with the Fate Crystal: the loser loses 1 more life.
ability-rending = Rending
ability-rending-text = Whoever loses a combat in which she used Fury loses all lives.
ability-fury = Fury
ability-fury-text = Once a combat, even when both results are known, pay 1 life: +2 to your combat test.
ability-devotion = Devotion
ability-devotion-text = After each combat you win, heal 1 life.
ability-smite = Smite
ability-smite-text = Once a combat, even when both results are known, pay with the Fate Crystal: +3 to your combat test.
ability-plans = Plans
ability-plans-text = When you Build, take 2 tiles and lay one of them. What is left goes to the bottom of the pool.
ability-rebuild = Rebuild
ability-rebuild-text = Once a turn, for the Fate Crystal: demolish an ordinary tile at most 3 tiles away.
ability-pivot = Pivot
ability-pivot-text = Once a turn, for 1 action: turn an ordinary tile without pawns at most 2 tiles away.
ability-elusive = Elusive
ability-elusive-text = Nobody may fight him in free combat unless he fights first.
ability-mirage = Mirage
ability-mirage-text = For 1 action: lay the top tile of the pool face down, unseen, and put a mirage mark on it.
ability-shift = Shift
ability-shift-text = Once a turn, for the Fate Crystal: swap two ordinary tiles without pawns and keys, both at most 3 tiles away.
ability-dominance = Dominance
ability-dominance-text = +1 to the combat test while a small golem of yours lies on the board.
ability-mould = Moulding
ability-mould-text = Once a turn: lay a small golem on your corridor.
ability-awakening = Awakening
ability-awakening-text = Once a turn: each other character at most 1 step from the Golem loses 1 life.
ability-steady-nerves = Steady Nerves
ability-steady-nerves-text = +2 to the Golem test.
ability-listen = Keen Ear
ability-listen-text = Once a turn: look at the top card of the Golem deck.
ability-toll = Toll
ability-toll-text = Once a turn, when your Golem card shows a number: the Golem goes 1 corridor further.
ability-balance = Balance
ability-balance-text = Your jump test succeeds from 6 on.
ability-leap = Leap
ability-leap-text = Once a turn: jump without a test and without actions.
ability-head-start = Head Start
ability-head-start-text = Your first Move of a turn from your start space costs no action.
ability-waymarking = Waymarking
ability-waymarking-text = Once a turn: lay a milestone on your corridor.
ability-shortcut = Shortcut
ability-shortcut-text = Once a turn: go to a corridor with a milestone of yours, and take the milestone back.
ability-footing = Firm Footing
ability-footing-text = When you are pushed off, you choose the direction yourself.
ability-gate-raising = Gate Raising
ability-gate-raising-text = Once a turn: lay a gate on your corridor.
ability-exchange = Exchange
ability-exchange-text = Once a turn, for the Fate Crystal: change places with another character at most 2 tiles away. Neither of you may be on the centre tile or on a start space.
ability-deft-hands = Deft Hands
ability-deft-hands-text = Your trap tests have 1 roll fewer, but never none at all.
ability-double-set = Double Set
ability-double-set-text = Once a turn: set 2 traps, each on a corridor of its own.
ability-snaring = Snaring
ability-snaring-text = Once a turn: lay a snare on your corridor.
ability-sure-step = Sure Step
ability-sure-step-text = A pit does nothing to you.
ability-scouting = Scouting
ability-scouting-text = Once a turn: turn up a hidden trap at most 2 tiles away.
ability-relocation = Relocation
ability-relocation-text = Once a turn: move a trap that is at most 2 tiles away by 1 step.
ability-blood-pact = Blood Pact
ability-blood-pact-text = Once a turn you may pay 1 life, but not your last, where an ability asks for the Fate Crystal.
ability-cursing = Cursing
ability-cursing-text = Once a turn: lay a curse on any corridor where no other character is, but not on the centre tile or a start space.
ability-shadow-step = Shadow Step
ability-shadow-step-text = Once a turn, for the Fate Crystal: go 1 step without actions.
ability-prayer = Prayer
ability-prayer-text = If you begin your turn on a corridor with a sanctuary of yours, heal 1 life.
ability-consecration = Consecration
ability-consecration-text = Once a turn: lay a sanctuary on your corridor.
ability-anathema = Anathema
ability-anathema-text = Once a turn, pay 1 life: the Fate Crystal of each other player becomes inactive.
ability-big-pack = Big Pack
ability-big-pack-text = You may carry 3 items.
ability-long-arm = Long Arm
ability-long-arm-text = Once a turn: pick up an item that lies at most 1 step away.
ability-barter = Barter
ability-barter-text = Once a turn: put an item you carry back into its pool and draw another.

## Ability tokens

token-mirage-mark = Mirage Mark
token-mirage-mark-text = It marks a tile laid face down, and comes back when the tile is turned up.
token-small-golem = Small Golem
token-small-golem-text = Another character that comes here rolls two dice. Below 8 it goes back to the corridor it came from, without exploring it.
token-milestone = Milestone
token-milestone-text = Its owner can come back here by the Shortcut.
token-gate = Gate
token-gate-text = Whoever comes here may go on to another gate at once, and explores there.
token-snare = Snare
token-snare-text = Another character that comes here gets 1 stun token. Then the snare comes back to its owner.
token-curse = Curse
token-curse-text = Another character that comes here loses 1 life. Then the curse comes back to its owner.
token-sanctuary = Sanctuary
token-sanctuary-text = Nobody attacks here, and nobody fights for free.

## Items

card-dagger = Dagger
card-dagger-text = +1 to your combat tests.
card-rope = Hemp Rope
card-rope-text = +1 to your jump tests.
card-boots = Hobnailed Boots
card-boots-text = +1 to each roll of your trap tests.
card-clay-charm = Clay Charm
card-clay-charm-text = +1 to your Golem tests.
card-belt = Chain Belt
card-belt-text = If you die, you drop this item in place of a key or another item.
card-lamp = Miner’s Lamp
card-lamp-text = Once a turn: look at the top tile of the pool.
card-crank = Crank
card-crank-text = Once a turn: turn an ordinary tile without pawns at most 1 tile away.
card-sandals = Wind Sandals
card-sandals-text = Once a turn, pay 1 life: go 1 step without actions.
card-spyglass = Spyglass
card-spyglass-text = Once a turn: turn up a hidden trap at most 3 tiles away.
card-magnet = Magnet
card-magnet-text = Once a turn: pick up an item that lies at most 2 steps away.
card-whistle = Bone Whistle
card-whistle-text = Once a turn, when your Golem card shows a number: the Golem goes 1 corridor further.
card-flask = Healing Flask
card-flask-text = Discard it: heal 1 life.
card-plank = Plank
card-plank-text = When you come onto a trap, discard it: the trap stays as it lies and does nothing to you.
card-splinter = Crystal Splinter
card-splinter-text = After one of your tests, discard it: repeat the test. Only the new result counts.
card-horn = Ram’s Horn
card-horn-text = Discard it: move the Golem 2 corridors.

## The Labyrinth Table

card-pit = Pit
card-pit-text = For each failed roll: lose 1 life and get 1 stun token.
card-blades = Whirling Blades
card-blades-text = For each failed roll: lose 1 life.
card-darts = Darts
card-darts-text = For each failed roll: lose 1 life.
card-flames = Flames
card-flames-text = For each failed roll: lose 1 life.
card-boulder = Boulder
card-boulder-text = For each failed roll: lose 1 life and get 1 stun token.
card-net = Net of Thorns
card-net-text = For each failed roll: lose 1 life and, in your own turn, 1 action.
card-fumes = Fumes
card-fumes-text = For each failed roll: get 1 stun token.
card-glare = Glare
card-glare-text = For each failed roll: lose 1 life, and your Fate Crystal becomes inactive.
card-turntable = Turning Floor
card-turntable-text = For each failed roll: lose 1 life and go back to the corridor you came from, without exploring it.
card-chute = Chute
card-chute-text = For each failed roll: go to your start space.
card-hands = Grasping Hands
card-hands-text = For each failed roll: drop 1 item here.
card-cobweb = Cobweb
card-cobweb-text = Nothing happens: it only tickles.

## Events: what is done once, and what lasts

card-plague = Plague
card-plague-once = Each character loses 1 life.
card-plague-lasting = The loser of a combat loses 2 lives.
card-truce = Truce
card-truce-once = Each character heals 1 life.
card-truce-lasting = Attacks are barred. Free combat goes on.
card-terror = Terror
card-terror-once = Name a character: it loses 1 life.
card-terror-lasting = No character uses abilities.
card-rampage = Rampage
card-rampage-once = Move the Golem 3 corridors.
card-rampage-lasting = Each Golem card with a number moves it 1 corridor further.
card-drowsiness = Drowsiness
card-drowsiness-once = Put the Golem on the centre tile.
card-drowsiness-lasting = The Golem test succeeds from 9 on.
card-rust = Rust
card-rust-once = Put 1 trap from the board back into its pool.
card-rust-lasting = The difficulty of every trap is 2 lower.
card-tremor = Tremor
card-tremor-once = Turn 1 ordinary tile without pawns.
card-tremor-lasting = Risky Jumps are barred.
card-sprouting = Sprouting
card-sprouting-once = Build 1 tile without actions.
card-sprouting-lasting = A Safe Jump costs 1 action.
card-ill-luck = Ill Luck
card-ill-luck-once = Name a character: its player draws another in place of it.
card-ill-luck-lasting = The jump test succeeds only from 9 on.
card-greed = Greed
card-greed-once = Each character drops 1 item on its corridor.
card-greed-lasting = A character may carry 3 items.
card-tide = Crystal Tide
card-tide-once = Each player’s Fate Crystal becomes active.
card-tide-lasting = Activating the Fate Crystal costs 1 action.
card-annihilation = Annihilation
card-annihilation-once = Clockwise, each player demolishes 1 ordinary tile.
card-annihilation-lasting = The difficulty of every trap is 3 lower.

## The Golem deck

golem-1 = 1 corridor
golem-2 = 2 corridors
golem-3 = 3 corridors
golem-stay = Stay
golem-centre = Centre tile
