### Where the rulebook is open: what a group can agree on otherwise, and what each choice means.

rulings = Домовленості за цим столом

### What will follow of an action, said before it is done.

judge-will = ось що станеться:
judge-warning = увага: { $text }
