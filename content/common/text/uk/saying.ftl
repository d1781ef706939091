### What an action does, and the events and pages that go with it.

## Verdicts

allowed = Можна: { $action }

## Troubles at the table

error-bot = Зараз вирішує бот. Дай йому завершити.
error-handover = Спершу передай екран наступному гравцеві.
error-intent = Гра цього не зрозуміла.
error-no-bot = Зараз жоден бот нічого не вирішує.
error-undo = Зараз нема чого скасовувати чи повторювати.

## The command `judge`

judge-action = { $action } – { $does }
judge-legal = ✓ { $action }: можна
judge-illegal = ✗ { $action }: не можна
judge-unreadable = ? { $action }: не вдається прочитати
judge-facts = тому що: { $facts }
judge-instead = натомість можна:
judge-events = далі:
