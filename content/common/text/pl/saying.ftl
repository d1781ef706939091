### What an action does, and the events and pages that go with it.

## Verdicts

allowed = Dozwolone: { $action }

## Troubles at the table

error-bot = Teraz decyduje bot. Pozwól mu dokończyć.
error-handover = Najpierw przekaż ekran następnej osobie.
error-intent = Stół tego nie zrozumiał.
error-no-bot = Teraz żaden bot nie musi o niczym decydować.
error-undo = Teraz nie da się niczego cofnąć ani powtórzyć.

## The command `judge`

judge-action = { $action } – { $does }
judge-legal = ✓ { $action }: dozwolone
judge-illegal = ✗ { $action }: niedozwolone
judge-unreadable = ? { $action }: nie da się odczytać
judge-facts = bo: { $facts }
judge-instead = zamiast tego można:
judge-events = potem:
