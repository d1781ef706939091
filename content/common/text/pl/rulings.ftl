### Where the rulebook is open: what a group can agree on otherwise, and what each choice means.

rulings = Ustalone przy tym stole

### What will follow of an action, said before it is done.

judge-will = oto, co się stanie:
judge-warning = uwaga: { $text }
