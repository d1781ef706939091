### Trener przy stole: podpowiedzi, szanse, powody botów.

coach-against = Najlepsza inna możliwość: { $action }.
coach-brings = Co się stanie: { $text }
coach-chose = { $player } wybiera: { $action }.
coach-costs = Uwaga: { $text }
coach-do = Zrób to
coach-follow = Potem konieczne jest jeszcze: { $action }.
coach-hint = Podpowiedź
coach-hint-is = Podpowiedź: { $action }
coach-hint-none = Teraz nie ma podpowiedzi.
coach-odds = Szanse w następnych rzutach
coach-odds-chance = Szansa
coach-odds-effect = Co się wtedy dzieje
coach-odds-face = Rzut
coach-odds-short = Szanse
coach-plan = Cały plan: { $reasons }
coach-random = Ten bot wybiera losowo.
coach-unexplained = Ten bot nie podaje powodów swoich decyzji.
coach-rules = Na podstawie zasad:
coach-then = Co dalej: { $actions }.
coach-thinking = Chwila namysłu…
coach-why = Dlaczego?
coach-why-none = Nic więcej nie da się o tym powiedzieć.
coach-why-of = Dlaczego? { $text }
help-bot = Niech bot podejmie następną decyzję
help-hint = Poproś o podpowiedź
