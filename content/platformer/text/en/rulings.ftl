### Where the rulebook is open: what a group can agree on otherwise, and what each choice means.

ruling-ZOC-1 = When do Enemies attack a Hero who Moves?
ruling-ZOC-1-leaving = Moving away from a Space next to an Enemy brings its attack; coming next to one is safe.
ruling-ZOC-1-arriving = Coming next to an Enemy brings its attack, on arrival; moving away is safe.
ruling-SPN-1 = What pays for a Spawn?
ruling-SPN-1-pool = A Spawn takes a die of the pool; the Special die does not pay for it.
ruling-SPN-1-special = A Spawn takes a die of the pool or the symbol on the Special die.
ruling-GEM-4 = How do gems raise an effect that is more than 1 already?
ruling-GEM-4-add = Each step of gems adds 1 to an effect, whatever it starts from.
ruling-GEM-4-multiply = Each step of gems adds the whole effect once more: doubled, then tripled.
ruling-LVL-6 = What reveals the next Level?
ruling-LVL-6-moves = Only a Hero’s own Move into the top Row reveals the next Level.
ruling-LVL-6-enters = A Hero who comes into the top Row in any way reveals the next Level, pushed or put there too.
ruling-GRA-7 = Does a Ladder catch a Hero who falls past it?
ruling-GRA-7-falls = A falling Hero goes past Ladders; only Platforms and figures stop it.
ruling-GRA-7-caught = A falling Hero catches the first Ladder on the way. Who let go of one by choice falls past them all.
ruling-BOS-3 = Which Levels count for the Boss’s health?
ruling-BOS-3-built = All Levels the tower was built with count, also those that are gone.
ruling-BOS-3-standing = Only Levels that are not removed count, so the Boss weakens as the tower goes.
ruling-MAP-8 = When does a Hero pick up a coin or gem?
ruling-MAP-8-any = Coming onto the Space in any way is enough: a Move, a Push, a Spawn or a landing.
ruling-MAP-8-moves = Only a Hero’s own Move picks it up, through a portal too. A Hero pushed or fallen there leaves it.
