### What stands for a fact that was not told

missing-from = the starting Space
missing-to = that Space
missing-space = that Space
missing-card = this card
missing-boss = the Boss
missing-symbol = symbol
missing-to-symbol = another symbol
missing-token = token
missing-face = face
missing-step = another step
missing-dice = something
missing-spaces = the highlighted Spaces
missing-faces = attack, left or right
missing-symbols = move, sword, coin, shove and star
missing-at = that Space
