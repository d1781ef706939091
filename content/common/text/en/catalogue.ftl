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
catalogue-functions = Where it is implemented
catalogue-tests = Where it is tested
catalogue-lessons = Where it is taught
catalogue-lacking = Missing: { $text }
catalogue-complete = { $count ->
    [one] One rule. It has functions, tests and examples (one of which goes wrong without the functions), a citation or the reason why there is none, and a lesson or a place on the list of those to come.
   *[other] { $count } rules. Each has functions, tests and examples (one of which goes wrong without the functions), a citation or the reason why there is none, and a lesson or a place on the list of those to come.
  }
