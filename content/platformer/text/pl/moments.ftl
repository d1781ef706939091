### When a decision comes up: told to whoever wants to make it at another time.

when-artifact = Artefakty wykłada się podczas przygotowania gry z artefaktami.
when-boss-die = Rzut kością Wrogów dla Bossa ({ $boss }) odbywa się w Turze Bossa.
when-boss-draw = { $boss } dobiera karty ataku w Turze Bossa.
when-boss-place = { $space-id ->
    [none] { $boss } pojawia się, gdy zostaje odkryty Poziom Bossa.
   *[other] { $boss } już jest na Mapie, na { $space-loc }.
  }
when-deal = Bohaterów rozdaje się podczas przygotowania gry.
when-event = Wydarzenie odkrywa się na początku tury w grze solo.
when-first = O tym, kto zaczyna, decyduje się podczas przygotowania gry.
when-ladder = O trzymaniu się Drabiny albo puszczeniu jej decyduje się, gdy działa Grawitacja, a Bohater jest na Drabinie i nic nie ma pod nim.
when-leave-empty = Pole Odrodzenia zostaje puste, gdy odkrywa się Poziom, a żetonów Wroga na nie brakuje.
when-mirror = { $count ->
    [0] { $boss } nie ma ataku, który da się odeprzeć.
    [1] Atak odpiera się, gdy { $boss } dobiera kartę { $cards } i dosięga Bohatera, który ma taki żeton: { $token }.
   *[other] Atak odpiera się, gdy { $boss } dobiera jedną z kart ({ $cards }) i dosięga Bohatera, który ma taki żeton: { $token }.
  }
when-refill = Karta trafia do Sklepu, gdy jest w nim wolne miejsce.
when-reroll = { $count ->
    [0] Kośćmi rzuca się jeszcze raz tylko dzięki karcie, a żadna karta w tej grze tego nie robi.
    [1] Kośćmi rzuca się jeszcze raz, gdy pozwala na to karta: { $cards }.
   *[other] Kośćmi rzuca się jeszcze raz, gdy pozwala na to karta. Takie karty to { $cards }.
  }
when-reveal = Następny Poziom odkrywa się, gdy Bohater Ruchem wchodzi do górnego Rzędu najwyższego Poziomu.
when-roll = Kośćmi rzuca się na początku tury, przed akcjami. Teraz trwa krok: { $step }.
when-set = Kość Specjalną ustawia się później, w osobnym kroku po akcjach.
when-slide = { $count ->
    [0] Wroga przenosi się tak tylko dzięki karcie, a żadna karta w tej grze tego nie robi.
    [1] Wroga przenosi się tak dzięki karcie: { $cards }. Symbolem z kości możesz go przesunąć.
   *[other] Wroga przenosi się tak dzięki jednej z kart: { $cards }. Symbolem z kości możesz go przesunąć.
  }
when-step = Pojedynczy krok należy do dłuższego Ruchu albo dłuższego przesunięcia, które dają klejnoty lub karty. Teraz nic takiego nie trwa.
when-stop = Nie ma czego przerwać. Zatrzymać można dłuższy Ruch, dłuższe przesunięcie albo kartę, która każe wybierać.
when-summon = { $count ->
    [0] { $boss } nikogo nie wzywa na Mapę.
    [1] Pomagier pojawia się, gdy { $boss } dobiera kartę { $cards }.
   *[other] Pomagier pojawia się, gdy { $boss } dobiera jedną z kart: { $cards }.
  }
when-target = { $count ->
    [0] Pole wybiera się tylko dzięki karcie, a żadna karta w tej grze o to nie prosi.
    [1] Pole wybiera się, gdy prosi o to karta: { $cards }. Teraz nie prosi.
   *[other] Pole wybiera się, gdy prosi o to karta. Takie karty to { $cards }. Teraz żadna nie prosi.
  }
when-turn = { $count ->
    [0] Kość obraca się tylko dzięki karcie, a żadna karta w tej grze tego nie robi.
    [1] Kość obraca się dzięki karcie: { $cards }. Teraz nikt jej nie używa.
   *[other] Kość obraca się dzięki jednej z kart: { $cards }. Teraz nikt żadnej nie używa.
  }
