### What is written on the cards: names, and what they do.

## Heroes: name, star, ability

card-sweety = Sweety
card-sweety-star = A star counts as a sword.
card-sweety-text = Passive: your shoves move an Enemy 1 Space farther.
card-etorn = Etorn
card-etorn-star = A star counts as a coin.
card-etorn-text = Passive: for every Enemy you defeat, take 1 gem more.
card-angelo = Angelo
card-angelo-star = A star counts as a move.
card-angelo-text = Once a turn: reroll all dice that are left in your pool.
card-lumi = Lumi
card-lumi-star = A star counts as a shove.
card-lumi-text = Once a turn: change places with a Hero or an Enemy directly above you, below you or beside you, even through a Wall or a Platform, and take 1 coin. This works neither on the Boss nor through a one-way Platform.
card-avvy = Avvy
card-avvy-star = A star turns 1 of your coins into 1 gem.
card-avvy-text = Passive: Traps do not hurt you.
card-zora = Zora
card-zora-star = A star gives 1 heart back.
card-zora-text = Passive: each time you use a potion, take 1 gem.

## Enemies

card-gloop = Gloop
    .def = the Gloop
card-gloop-text = A Hero it attacks loses 1 coin in the goo.
card-puffcap = Puffcap
    .def = the Puffcap
card-puffcap-text = When it is defeated, it bursts: every Hero next to it suffers 1 Wound.
card-ent = Ent
    .def = the Ent
card-ent-text = A Hero who Moves to a Space next to it, even in the middle of a longer Move, drops 1 coin, or 1 gem if there is no coin to drop.
card-stone-golem = Stone Golem
    .def = the Stone Golem
card-stone-golem-text = So heavy that a shove takes 2 shove symbols.
card-werewolf = Werewolf
    .def = the Werewolf
card-hoard-drake = Hoard Drake
    .def = the Hoard Drake
card-hoard-drake-text = Its breath also reaches Heroes in its Row up to 2 Spaces away when the enemy die says attack, unless a Wall or a figure is in between.
card-werewolf-text = A Hero it attacks resets the Special die.

## Items

card-boots-of-haste = Boots of Haste
card-boots-of-haste-text = Exhaust: Move 1 Space.
card-greedymmer = Greedymmer
card-greedymmer-text = Exhaust: your next attack with swords this turn deals 1 Wound more.
card-grapnel = Grapnel
card-grapnel-text = Exhaust: put your Hero on the Space under the first Platform straight above it.
card-loaded-die = Loaded Die
card-loaded-die-text = Exhaust: turn one die of your pool to any symbol.
card-bark-shield = Bark Shield
card-bark-shield-text = Passive: each attack by an Enemy deals you 1 Wound less.
card-thorn-blade = Thorn Blade
card-thorn-blade-text = Exhaust, and give up 1 of your hearts, but not the last: your next attack with swords this turn deals 2 Wounds more.
card-soft-slippers = Soft Slippers
card-soft-slippers-text = Passive: Enemies do not attack you when you Move away from them.
card-lodestone = Lodestone
card-lodestone-text = Exhaust: take every coin and gem that lies on the 8 Spaces around you.
card-hagglers-scale = Haggler’s Scale
card-hagglers-scale-text = Passive: each card in the Shop costs you 1 coin less, but never less than 1.
card-hourglass = Hourglass
card-hourglass-text = Exhaust: reroll 1 die that you have used this turn, and put it back into your pool.
card-west-wind-whistle = West Wind Whistle
card-west-wind-whistle-text = Exhaust: every Enemy moves 1 Space to the left if it can. Used below, it does not reach into the Boss Level; used there, it does not reach below.
card-pickpocket-glove = Pickpocket’s Glove
card-pickpocket-glove-text = Exhaust: take 1 coin from every other Hero in your Row.
card-padded-cap = Padded Cap
card-padded-cap-text = Passive: each time you fall 2 Spaces or more, take 1 gem.
card-hunters-purse = Hunter’s Purse
card-hunters-purse-text = Passive: for every Enemy you defeat, take 1 coin more.
card-trophy-belt = Trophy Belt
card-trophy-belt-text = Passive: for every Enemy you defeat, get 2 hearts back.

## Artifacts: name, who takes it, what it does

card-dragon-tooth = Dragon Tooth
card-dragon-tooth-condition = Defeat an Enemy.
card-dragon-tooth-text = Passive: each of your attacks with swords deals 1 Wound more.
card-merchants-crown = Merchant’s Crown
card-merchants-crown-condition = Buy a card.
card-merchants-crown-text = Passive: each time you use coin symbols, gain 1 coin more.
card-feather-cloak = Feather Cloak
card-feather-cloak-condition = Fall 2 Spaces or more.
card-feather-cloak-text = Exhaust: until your next turn, Gravity does not move you.
card-rams-horn = Ram’s Horn
card-rams-horn-condition = Push another Hero.
card-rams-horn-text = Passive: each time you push another Hero, take 1 coin.
card-iron-soles = Iron Soles
card-iron-soles-condition = Be caught by a Trap.
card-iron-soles-text = Passive: each time a Trap catches you, take 1 coin and 1 gem.
card-phoenix-plume = Phoenix Plume
card-phoenix-plume-condition = Faint.
card-phoenix-plume-text = Passive: each time you faint, take 2 gems.
card-first-lantern = First Lantern
card-first-lantern-condition = Reveal a Level.
card-first-lantern-text = Passive: each time you reveal a Level, take 1 gem.
card-star-prism = Star Prism
card-star-prism-condition = Spend 3 gems or more at once.
card-star-prism-text = Exhaust: turn your Special die to the star.
card-wager-coin = Wager Coin
card-wager-coin-condition = Gain a coin and then have 6 or more.
card-wager-coin-text = Exhaust, and pay 1 coin: your next attack with swords this turn deals 1 Wound more.
card-scar-medal = Scar Medal
card-scar-medal-condition = Suffer 2 Wounds or more at once.
card-scar-medal-text = Passive: Enemies of grade I do not attack you.

## Potions

card-stone-skin = Elixir of Stone Skin
card-stone-skin-text = The next 2 Wounds before your next turn do not hurt you.
card-forest-honey = Forest Honey
card-forest-honey-text = Get 2 hearts back.
card-gem-cordial = Gem Cordial
card-gem-cordial-text = Take 2 gems.
card-bottled-gust = Bottled Gust
card-bottled-gust-text = A gust moves one Enemy up to 2 Spaces, one free Space at a time.
card-quickfoot-tonic = Quickfoot Tonic
card-quickfoot-tonic-text = Move up to 2 Spaces, and go through Walls if you like.
card-fire-flask = Fire Flask
card-fire-flask-text = Throw it at an Enemy in your Row, up to 3 Spaces away: that Enemy suffers 2 Wounds at once. No Wall and no figure may be in the way. This is not an attack with swords: bonuses for such attacks do not add to it and are not used up.
card-smoke-bomb = Smoke Bomb
card-smoke-bomb-text = Until your next turn, no Enemy but the Boss attacks you.
card-blink-powder = Blink Powder
card-blink-powder-text = Vanish and appear on a free Space up to 2 Spaces away, past Walls, Platforms and figures. It takes you up onto the Boss Level only if your group has agreed to that.
card-courier-cordial = Courier’s Cordial
card-courier-cordial-text = Until your next turn, you can buy as if you stood in the Shop.
card-giants-broth = Giant’s Broth
card-giants-broth-text = Your next attack with swords this turn deals 1 Wound more for each heart you are missing.
card-second-wind = Second Wind
card-second-wind-text = All your exhausted items are ready again.
card-fury-incense = Fury Incense
card-fury-incense-text = Every Enemy attacks the Heroes next to it, you included. Used below, it does not reach into the Boss Level; used there, it does not reach below.
card-thunder-flask = Thunder Flask
card-thunder-flask-text = Every Hero on the 8 Spaces around you suffers 1 Wound, and every Enemy there with only 1 health is defeated. The loot is yours. This is not an attack with swords: bonuses for such attacks do not add to it and are not used up.
card-purging-salts = Purging Salts
card-purging-salts-text = Give back all Boss tokens that harm you, and get 1 heart back.
card-peddlers-punch = Peddler’s Punch
card-peddlers-punch-text = All the Shop’s cards go back into their decks. Shuffle these and lay out new cards. Take 1 coin.

## Bosses and their attack cards

card-medusa = Medusa
card-medusa-text = She guards the top of the tower. A Mirror is the best friend you can have up there.
card-turn-to-stone = Turn to Stone
card-turn-to-stone-text = Every Hero on Medusa’s map tile takes a Stone token. Whoever gives up a Mirror gains 1 gem instead.
card-gaze = Gaze
card-gaze-text = Every Hero in Medusa’s Row suffers 2 Wounds.
card-tail-lash = Tail Lash
card-tail-lash-text = Every Hero on the four Spaces next to Medusa suffers 3 Wounds.
card-venom-spray = Venom Spray
card-venom-spray-text = Every Hero on the eight Spaces around Medusa suffers 1 Wound and takes a Poison token.
card-hiss = Hiss
card-hiss-text = Every Hero on the Boss Level drops 2 coins in fright.

## Tokens

token-poison = Poison
token-poison-text = It hurts: 1 Wound at the end of each of your turns, until you faint or a card heals it.
token-stone = Stone
token-stone-text = Your only action is to break free: use any 2 symbols to get rid of this token.
token-mirror = Mirror
token-mirror-text = Give it up when Medusa would turn you to stone: you are spared, and you gain 1 gem.
token-coin = coin
token-gem = gem

## Symbols and faces of the dice

symbol-move = move
symbol-sword = sword
symbol-coin = coin
symbol-shove = shove
symbol-star = star
symbol-blank = blank
symbol-move-text = Moves your Hero 1 Space.
symbol-sword-text = Deals 1 Wound in an attack.
symbol-coin-text = Gives you 1 coin.
symbol-shove-text = Moves an Enemy 1 Space.
symbol-star-text = Means what your Hero card says.
face-attack = attack
face-left = left
face-right = right
face-attack-text = Every Enemy attacks the Heroes next to it.
face-left-text = Every Enemy moves 1 Space to the left if it can.
face-right-text = Every Enemy moves 1 Space to the right if it can.

## Ikee, its cards, tokens and summons

card-ikee = Grand Overlord Ikee
card-ikee-text = He watches your roll: of the two cards drawn, the one whose symbol you rolled more often strikes; in a tie, both do.
card-stampede = Stampede
card-stampede-text = Every Hero in Ikee’s Row suffers 1 Wound.
card-royal-blade = Royal Blade
card-royal-blade-text = Ikee attacks every Hero on the eight Spaces around him and resets their Special dice.
card-tribute = Tribute
card-tribute-text = Every Hero on the Boss Level loses 2 coins.
card-shockwave = Shockwave
card-shockwave-text = Every Hero on Ikee’s map tile suffers 1 Wound and takes a Brand.
card-call-imps = Call of the Imps
card-call-imps-text = Two Imps appear on free spawn spaces.
card-iron-gaze = Iron Gaze
card-iron-gaze-text = Every Hero on the Boss Level takes a Brand. Whoever gives up a Torch takes none.
card-imp = Imp
    .def = the Imp
card-imp-text = Small, quick, and never alone.
token-brand = Brand
token-brand-text = At the end of each of your turns you lose 1 gem.
token-torch = Torch
token-torch-text = Each of your attacks with swords deals 1 Wound more. You can give it up to ward off the Iron Gaze.
