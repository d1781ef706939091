### What `platformer-nb rules` prints about one rule, and about all of them.

catalogue-why = Why: { $text }
catalogue-needs = Know this first: { $rules }
catalogue-examples = Examples
catalogue-example = Example { $number }
catalogue-before = first: { $action }
catalogue-then = After this: { $text }
catalogue-no-set-up = Such a game cannot be set up: { $reason }.
catalogue-new-game = A new game: { $text }
catalogue-pending = No example yet: { $text }
catalogue-judged = Where it is judged
catalogue-applied = Where it is applied
catalogue-shown = Where it is shown
catalogue-told = Where it is put into words
catalogue-not-judged = Nobody can break it: what it says happens by itself.
catalogue-judged-by = No code of its own judges it: whoever breaks it is refused by { $rules }.
catalogue-listed = The fast path, which lists legal actions without asking it; what it forbids must not be listed:
catalogue-notated = Its actions are read and written here:
catalogue-not-applied = It only limits or measures what may be done.
catalogue-allowed-applied = It only limits or measures what may be done. What it allows is done here:
catalogue-not-shown = No part of the page is known to depend on it.
catalogue-not-told = No sentence names it.
catalogue-not-taught = No lesson teaches it.
catalogue-not-tested = No test is marked with it.
catalogue-tested = Where it is tested
catalogue-taught = Where it is taught
catalogue-lacking = Missing: { $text }
catalogue-complete = { $count ->
    [one] One rule. It has functions, tests and examples (one of which goes wrong without the functions), a citation or the reason why there is none, and a lesson or a place on the list of those to come.
   *[other] { $count } rules. Each has functions, tests and examples (one of which goes wrong without the functions), a citation or the reason why there is none, and a lesson or a place on the list of those to come.
  }
