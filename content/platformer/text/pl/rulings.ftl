### Where the rulebook is open: what a group can agree on otherwise, and what each choice means.

ruling-ZOC-1 = Kiedy Wrogowie atakują Bohatera, który się rusza?
ruling-ZOC-1-leaving = Odejście Ruchem z Pola obok Wroga wywołuje jego atak; podejście jest bezpieczne.
ruling-ZOC-1-arriving = Podejście do Wroga wywołuje jego atak, zaraz po wejściu na Pole obok; odejście jest bezpieczne.
ruling-SPN-1 = Czym płaci się za Odrodzenie?
ruling-SPN-1-pool = Odrodzenie kosztuje kość z puli; kością Specjalną nie można za nie zapłacić.
ruling-SPN-1-special = Odrodzenie kosztuje kość z puli albo symbol z kości Specjalnej.
ruling-GEM-4 = Jak klejnoty wzmacniają efekt, który już jest większy niż 1?
ruling-GEM-4-add = Każdy stopień klejnotów dodaje do efektu 1, niezależnie od tego, od ilu się zaczyna.
ruling-GEM-4-multiply = Każdy stopień klejnotów dodaje jeszcze raz cały efekt: dwa razy, potem trzy razy tyle.
ruling-LVL-6 = Co odkrywa następny Poziom?
ruling-LVL-6-moves = Następny Poziom odkrywa tylko własny Ruch Bohatera do górnego Rzędu.
ruling-LVL-6-enters = Następny Poziom odkrywa każdy Bohater, który w dowolny sposób trafi do górnego Rzędu, także pchnięty lub postawiony.
ruling-GRA-7 = Czy Drabina zatrzymuje Bohatera, który spada przez jej Pola?
ruling-GRA-7-falls = Spadający Bohater mija Drabiny; zatrzymują go tylko Platformy i figurki.
ruling-GRA-7-caught = Spadający Bohater łapie się pierwszej Drabiny po drodze. Kto sam puścił Drabinę, mija je wszystkie.
ruling-BOS-3 = Które Poziomy liczą się do zdrowia Bossa?
ruling-BOS-3-built = Do zdrowia Bossa liczą się wszystkie Poziomy, z których zbudowano wieżę, także te, które zniknęły.
ruling-BOS-3-standing = Do zdrowia Bossa liczą się tylko Poziomy, których nie usunięto, więc Boss słabnie razem z wieżą.
ruling-MAP-8 = Kiedy Bohater podnosi monetę lub klejnot?
ruling-MAP-8-any = Bohater podnosi monetę lub klejnot, gdy w dowolny sposób trafia na ich Pole: przez Ruch, Pchnięcie, Odrodzenie, kartę albo upadek, który się tam kończy.
ruling-MAP-8-moves = Bohater podnosi monetę lub klejnot tylko własnym Ruchem, także przez portal. Kto trafi na ich Pole pchnięty, postawiony albo spadając, zostawia je.
ruling-ADJ-5 = Czy karta może z dołu postawić Bohatera na Poziomie Bossa?
ruling-ADJ-5-moves = Na Poziom Bossa prowadzi tylko własny Ruch Bohatera w górę. Karta, która stawia go na Polu, tam nie sięga.
ruling-ADJ-5-placed = Karta, która stawia Bohatera na Polu, może go postawić także na Poziomie Bossa i liczy się to jako wejście.

### What will follow of an action, said before it is done.

warning-faint = { $hero } mdleje.
warning-lost = To koniec gry: wspinaczka przegrana.
warning-short = Za mało Ran: { $wounds } z { $needs }. { $enemy } wychodzi bez szwanku, a symbole przepadają.
warning-short-card = Za mało Ran: { $wounds } z { $needs }. { $enemy } wychodzi bez szwanku.
warning-short-enough = Wystarczyłoby: { $payment }.
warning-unused = Kości, których możesz jeszcze użyć: { $symbols }.
warning-wounds = { $hero } odnosi { $n ->
    [one] 1 Ranę
    [few] { $n } Rany
    [many] { $n } Ran
   *[other] { $n } Rany
  }.
nothing-falls = Nikt by nie spadł: pod każdą figurką jest Platforma albo inna figurka, chyba że w powietrzu trzyma ją karta.
nothing-wasted = Ta akcja sama z siebie nic tu nie da, a karta lub kość i tak zostanie wykorzystana.

foreseen-gravity = Gdy potem zadziała Grawitacja: { $text }
foreseen-gravity-asks = Gdy potem zadziała Grawitacja, { $hero } wybiera: trzymać się Drabiny czy spaść.
foreseen-paid = Zapłata: { $payment }.
open-artifact = Potem losuje się artefakt i kładzie go na środku.
open-blink = Potem { $hero } wybiera, gdzie się pojawić.
open-boss-die = Potem { $boss } rzuca kością Wrogów.
open-boss-draw = Potem { $boss } dobiera kartę.
open-boss-pair = Potem { $boss } dobiera dwie karty.
open-boss-place = Potem { $hero } wybiera, gdzie pojawi się { $boss }.
open-chance = Potem decyduje los.
open-deal = Potem losuje się Bohatera.
open-decision = Potem decyduje { $hero }.
open-event = Potem odkrywa się następne wydarzenie.
open-first = Potem los wskazuje, kto zaczyna.
open-ladder = Potem { $hero } wybiera: trzymać się Drabiny czy spaść.
open-leave-empty = Potem { $hero } wybiera, które Pole Odrodzenia zostanie puste.
open-mirror = Potem { $hero } decyduje, czy odeprzeć atak.
open-over = To kończy grę.
open-pick = Potem { $hero } wybiera Wroga do przeniesienia.
open-refill = Potem puste miejsce w Sklepie uzupełnia się z talii.
open-recover = Potem rzuca się jeszcze raz jedną użytą kością.
open-reroll = Potem rzuca się kośćmi jeszcze raz.
open-reveal = Potem odkrywa się następny Poziom; nikt nie wie, co się na nim kryje.
open-roll = Potem rzuca się kośćmi.
open-slide = Potem { $hero } może przenieść tego Wroga dalej.
open-special-die = Potem { $hero } może ustawić kość Specjalną.
open-steps = Potem { $hero } idzie dalej albo się zatrzymuje.
open-summon = Potem { $hero } wybiera, gdzie pojawi się Pomagier.
open-swap = Potem { $hero } wybiera, z kim zamienić się miejscami.
open-throw = Potem { $hero } wybiera Wroga.
open-turn = Potem { $hero } wybiera kość do obrócenia.
open-turn-goes-on = Potem { $hero } kontynuuje swoją turę.
