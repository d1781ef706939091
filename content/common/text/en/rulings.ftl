### Where the rulebook is open: what a group can agree on otherwise, and what each choice means.

rulings = Agreed at this table

### What will follow of an action, said before it is done.

judge-will = this will follow:
judge-warning = warning: { $text }
