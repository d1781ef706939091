### When a decision comes up: told to whoever wants to make it at another time.

when-artifact = Artefakty wykłada się podczas przygotowania gry z artefaktami.
when-boss-die = Kością Wrogów w imieniu Bossa ({ $boss }) rzuca się w Turze Bossa.
when-boss-draw = { $boss } dobiera karty ataku w Turze Bossa.
when-boss-place = { $space-id ->
    [none] { $boss } pojawia się, gdy zostaje odkryty Poziom Bossa.
   *[other] { $boss } już jest na Mapie, na { $space-loc }.
  }
when-deal = Bohaterów rozdaje się podczas przygotowania gry.
when-event = Wydarzenie odkrywa się na początku tury w grze solo.
when-first = O tym, kto zaczyna, decyduje się podczas przygotowania gry.
when-ladder = O tym, czy trzymać się Drabiny, czy ją puścić, decydujesz, gdy działa Grawitacja, a twojego Bohatera nie trzyma nic oprócz Drabiny.
when-leave-empty = Pole Odrodzenia zostaje puste, jeśli przy odkryciu Poziomu zabraknie na nie żetonu Wroga.
when-mirror = { $count ->
    [0] { $boss } nie ma ataku, który da się odeprzeć.
    [1] Atak można odeprzeć, gdy { $boss } dobiera kartę { $cards } i dosięga Bohatera z żetonem { $token-gen }.
   *[other] Atak można odeprzeć, gdy { $boss } dobiera jedną z kart ({ $cards }) i dosięga Bohatera z żetonem { $token-gen }.
  }
when-refill = Karta trafia do Sklepu, gdy jest w nim wolne miejsce.
when-reroll = { $count ->
    [0] Kośćmi rzuca się jeszcze raz tylko dzięki karcie, a żadna karta w tej grze na to nie pozwala.
    [1] Kośćmi rzuca się jeszcze raz, gdy pozwala na to karta: { $cards }.
   *[other] Kośćmi rzuca się jeszcze raz, gdy pozwala na to karta. Takie karty to { $cards }.
  }
when-reveal = Następny Poziom odkrywa się, gdy Bohater wchodzi Ruchem do górnego Rzędu najwyższego odkrytego Poziomu.
when-roll = Kośćmi rzuca się na początku tury, przed akcjami. Teraz trwa krok: { $step }.
when-set = Kość Specjalną ustawia się w osobnym kroku, po akcjach.
when-slide = { $count ->
    [0] Wroga przenosi się tak tylko dzięki karcie, a żadna karta w tej grze na to nie pozwala.
    [1] Wroga przenosi się tak tylko dzięki karcie: { $cards }. Jeśli chcesz użyć symbolu przesunięcia, przesuń Wroga.
   *[other] Wroga przenosi się tak tylko dzięki jednej z kart: { $cards }. Jeśli chcesz użyć symbolu przesunięcia, przesuń Wroga.
  }
when-step = Pojedynczy krok jest częścią dłuższego Ruchu albo dłuższego przesunięcia. Teraz żadne z nich nie trwa.
when-stop = Nie ma czego przerwać. Przerwać można dłuższy Ruch, dłuższe przesunięcie albo działanie karty, która każe wybierać.
when-summon = { $count ->
    [0] { $boss } nikogo nie wzywa na Mapę.
    [1] { $boss } wzywa Pomagiera, gdy rozpatruje się kartę { $cards }.
   *[other] { $boss } wzywa Pomagiera, gdy rozpatruje się jedną z kart: { $cards }.
  }
when-target = { $count ->
    [0] Pole wybiera się tylko wtedy, gdy wymaga tego karta, a w tej grze nie ma takiej karty.
    [1] Pole wybiera się, gdy wymaga tego karta: { $cards }. Teraz nikt jej nie używa.
   *[other] Pole wybiera się, gdy wymaga tego karta. Takie karty to { $cards }. Teraz nikt żadnej z nich nie używa.
  }
when-turn = { $count ->
    [0] Kość można obrócić tylko dzięki karcie, a żadna karta w tej grze na to nie pozwala.
    [1] Kość można obrócić dzięki karcie: { $cards }. Teraz nikt tej karty nie używa.
   *[other] Kość można obrócić dzięki jednej z kart: { $cards }. Teraz nikt żadnej z nich nie używa.
  }
