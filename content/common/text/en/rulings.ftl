### Where the rulebook is open: what a group can agree on otherwise, and what each choice means.

form-rulings = Rules to agree on
form-rulings-help = Where the rulebook can be read in more ways than one, your group decides.
rulings = Agreed at this table

### What will follow of an action, said before it is done.

judge-will = this will follow:
judge-warning = warning: { $text }
