### Where the rulebook is open: what a group can agree on otherwise, and what each choice means.

ruling-ZOC-1 = When do Enemies attack a Hero who Moves?
ruling-ZOC-1-leaving = Moving away from a Space next to an Enemy draws its attack; coming next to one is safe.
ruling-ZOC-1-arriving = Coming next to an Enemy draws its attack, on arrival; moving away is safe.
ruling-SPN-1 = What pays for a Spawn?
ruling-SPN-1-pool = A Spawn takes a die of the pool; the Special die does not pay for it.
ruling-SPN-1-special = A Spawn takes a die of the pool or the symbol on the Special die.
ruling-GEM-4 = How do gems raise an effect that is already more than 1?
ruling-GEM-4-add = Each step of gems adds 1 to an effect, whatever it starts from.
ruling-GEM-4-multiply = Each step of gems adds the whole effect once more: doubled, then tripled.
ruling-LVL-6 = What reveals the next Level?
ruling-LVL-6-moves = Only a Hero’s own Move into the top Row reveals the next Level.
ruling-LVL-6-enters = A Hero who comes into the top Row in any way, even pushed or put there, reveals the next Level.
ruling-GRA-7 = Does a Ladder catch a Hero who falls past it?
ruling-GRA-7-falls = A falling Hero goes past Ladders; only Platforms and figures stop the fall.
ruling-GRA-7-caught = A falling Hero catches the first Ladder on the way. A Hero who let go of one by choice falls past them all.
ruling-BOS-3 = Which Levels count for the Boss’s health?
ruling-BOS-3-built = For the Boss’s health, all Levels the tower was built with count, including those that are gone.
ruling-BOS-3-standing = For the Boss’s health, only Levels that have not been removed count, so the Boss weakens as the tower shrinks.
ruling-MAP-8 = When does a Hero pick up a coin or gem?
ruling-MAP-8-any = A Hero picks up a coin or gem by coming onto its Space in any way: by a Move, a Push, a Spawn, a card or a fall that ends there.
ruling-MAP-8-moves = Only a Hero’s own Move picks up a coin or gem; a Move through a portal counts too. A Hero who is pushed, put or dropped onto its Space does not take it.
ruling-ADJ-5 = Can a card put a Hero on the Boss Level from below?
ruling-ADJ-5-moves = Only a Hero’s own Move up leads onto the Boss Level. A card that puts a Hero on a Space does not reach that far.
ruling-ADJ-5-placed = A card that puts a Hero on a Space can do so on the Boss Level too; that Hero has then entered the Level.

### What will follow of an action, said before it is done.

warning-faint = { $hero } faints.
warning-lost = That loses the climb: the game is over.
warning-short = This falls short: { $wounds } of { $needs ->
    [one] 1 Wound
   *[other] { $needs } Wounds
  }. Nothing happens to { $enemy-def }, and the symbols are used up.
warning-short-card = This falls short: { $wounds } of { $needs ->
    [one] 1 Wound
   *[other] { $needs } Wounds
  }. Nothing happens to { $enemy-def }.
warning-short-enough = This would be enough: { $payment }.
warning-unused = Dice you could still use: { $symbols }.
warning-wounds = { $hero } suffers { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  }.
nothing-falls = Nobody would fall: below every figure is a Platform or another figure, unless a card keeps it in the air.
nothing-wasted = By itself this has no effect here, and what you use for it is used up all the same.

foreseen-gravity = When Gravity is applied next: { $text }
foreseen-gravity-asks = When Gravity is applied next, { $hero } chooses: hold on to the Ladder or fall.
foreseen-paid = Paid with: { $payment }.
open-artifact = Then an artifact is drawn and laid in the middle.
open-blink = Then { $hero } chooses where to appear.
open-boss-die = Then { $boss } rolls the enemy die.
open-boss-draw = Then { $boss } draws a card.
open-boss-pair = Then { $boss } draws two cards.
open-boss-place = Then { $hero } chooses where { $boss } appears.
open-chance = Then chance decides.
open-deal = Then a Hero is dealt.
open-decision = Then { $hero } decides.
open-event = Then the next event is revealed.
open-first = Then chance decides who begins.
open-ladder = Then { $hero } chooses: hold on to the Ladder or fall.
open-leave-empty = Then { $hero } chooses which spawn space stays empty.
open-mirror = Then { $hero } chooses whether to ward off the attack.
open-over = That ends the game.
open-pick = Then { $hero } chooses an Enemy to move.
open-refill = Then the gap in the Shop is filled from the deck.
open-recover = Then a die that was used is rolled again.
open-reroll = Then the dice are rolled again.
open-reveal = Then the next Level is revealed; nobody knows what it holds.
open-roll = Then the dice are rolled.
open-slide = Then { $hero } may move the Enemy on.
open-special-die = Then { $hero } may set the Special die.
open-steps = Then { $hero } goes on with the Move or stops.
open-summon = Then { $hero } chooses where the summons appears.
open-swap = Then { $hero } chooses with whom to change places.
open-throw = Then { $hero } chooses an Enemy.
open-turn = Then { $hero } chooses a die to turn.
open-turn-goes-on = Then { $hero } goes on with the turn.
