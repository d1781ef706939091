"""What characters, items, events and traps do, as data: pure values, with the bounds of their numbers.

Content files are validated against these classes as they stand; `name` is what a file calls a class. Each effect is
one class in one of the modules: `passives` work by themselves, `effects` are used, `events` has once and lasting
rules, `traps` what befalls whoever fails a roll. `things` has the cards that they stand on. The rules apply them.
"""
