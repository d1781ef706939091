### Errors that a person can mend.

mend-line = Write the lines night, lamp, one for each moth, and deck
error-wings = there are too many wings of strength { $wing }
mend-wings = Each strength is there three times
error-never = no game can come to this
mend-never = Change it until a game could come to it
error-strengths = { $verb } has the wrong numbers
mend-strengths = Write numbers from 1 to 6: lay 4, roll 5 3
