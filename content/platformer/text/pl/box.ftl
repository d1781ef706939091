### The gallery of the box, and the player aid.

## The gallery

box-boss-health = Zdrowie { $health }, na Większej Mapie { $longer }
box-faces = Ścianki: { $n } z { $of }
box-kind-faces = Ścianki kości Wrogów
box-kind-map = Na Mapie
box-kind-symbols = Symbole na kościach
box-kind-tokens = Żetony
box-sign = Znak: { $sign }
box-summons = zdrowie { $health }, obrażenia { $damage }
box-tile = { $dungeon }, { $id }
box-wall = Ściana

## Signs of the table

sign-damage = Obrażenia
sign-health = Zdrowie
sign-level = Poziom
sign-level-hidden = Zakryty Poziom

## The player aid: its parts

aid-dice = Kości
aid-end = Poziomy, Boss i koniec gry
aid-fights = Ataki i Rany
aid-moving = Ruch i spadanie
aid-turn = Tura
