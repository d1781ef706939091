### What an action does, and the events and pages that go with it.

## Verdicts

allowed = Allowed: { $action }

## Troubles at the table

error-bot = A bot is deciding now. Please let it finish.
error-handover = First the screen has to be handed to the next player.
error-intent = The table did not understand that.
error-no-bot = No bot has to decide now.
error-undo = Nothing can be taken back or done again now.

## The command `judge`

judge-action = { $action } – { $does }
judge-legal = ✓ { $action }: legal
judge-illegal = ✗ { $action }: not legal
judge-unreadable = ? { $action }: cannot be read
judge-facts = because: { $facts }
judge-instead = legal instead:
judge-events = then:
