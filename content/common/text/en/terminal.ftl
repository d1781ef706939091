## A game in a terminal

terminal-welcome = Type the number of a choice or an action in notation. “{ $help }” lists what else can be typed.
terminal-turn = { $player } decides.
terminal-group = { $verb }: { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
terminal-left = { $count ->
    [one] { $count } more choice: “{ $more }”
   *[other] { $count } more choices: “{ $more }”
}
terminal-no-number = There is no choice { $number }.
terminal-no-rule = There is no rule { $rule }.
terminal-take = Press Enter when you have the terminal.
terminal-saved = The game is saved: { $file }. To go on: platformer-nb play --terminal --resume
terminal-help = Besides numbers and actions you can type:
terminal-word-help = help
terminal-help-help = this list
terminal-word-list = list
terminal-help-list = the choices from the beginning; an empty line does the same
terminal-word-more = more
terminal-help-more = the next choices
terminal-word-look = look
terminal-help-look = the position, drawn and told
terminal-word-why = why
terminal-help-why = with an action: what the rules say of it, without doing it
terminal-word-rule = rule
terminal-help-rule = with the id of a rule: its text
terminal-word-log = log
terminal-help-log = what happened last
terminal-word-undo = undo
terminal-help-undo = take back the last action
terminal-word-redo = redo
terminal-help-redo = do again what was taken back
terminal-word-save = save
terminal-help-save = save the game, to a file if one is named
terminal-word-quit = quit
terminal-help-quit = save and leave
