### What `platformer-nb rules` prints about one rule, and about all of them.

catalogue-why = Why: { $text }
catalogue-needs = To be known before: { $rules }
catalogue-examples = Examples
catalogue-before = first: { $action }
catalogue-then = Then: { $text }
catalogue-no-set-up = Such a game cannot be set up: { $reason }.
catalogue-new-game = A new game: { $text }
catalogue-pending = No example yet: { $text }
catalogue-functions = Where it is implemented
catalogue-tests = Where it is tested
catalogue-lessons = Where it is taught
catalogue-lacking = Lacking: { $text }
catalogue-complete = { $count ->
    [one] One rule: functions, tests and examples for each, and a lesson or a place on the list of those to come.
   *[other] { $count } rules: functions, tests and examples for each, and a lesson or a place on the list of those to come.
  }
