### Setting up a position by hand: the names of what is put and changed.

editor-ability = Ability not used yet
editor-active = Whose turn
editor-die = Die { $number }
editor-die-used = used
editor-enemy = Level { $level }: Enemy
editor-game = The game
editor-height = Levels, with the Boss Level
editor-hero = { $hero }, player { $seat }
editor-items = Items
editor-left = Level { $level }: left tile
editor-level-add = Add a Level on top
editor-level-low = Remove the lowest Level
editor-level-top = Take the top Level away
editor-levels = Levels
editor-must-spawn = Has to Spawn before the step ends
editor-nothing = Take away
editor-players = Players
editor-potions = Potions
editor-right = Level { $level }: right tile
editor-shop-item = Item { $number }
editor-shop-potion = Potion { $number }
editor-step = Step
editor-step-actions = Actions
editor-step-special = setting the Special die
editor-tokens = Tokens
editor-turn = Turn and dice
