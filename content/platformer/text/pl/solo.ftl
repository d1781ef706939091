### The solo game: its events, its end, its score.

## Events: name, and what they do this turn

card-lullaby = Kołysanka
card-lullaby-text = Daleko w dole ktoś śpiewa i wieża robi się senna: każdy atak Wroga zadaje o 1 Ranę mniej.
card-full-moon = Pełnia
card-full-moon-text = Księżyc zagląda w każde okno: każdy atak Wroga zadaje o 1 Ranę więcej.
card-fresh-spikes = Świeże Kolce
card-fresh-spikes-text = Ktoś właśnie naostrzył Pułapki: każda zadaje o 1 Ranę więcej.
card-market-day = Dzień Targowy
card-market-day-text = Chorągiewki, muzyka i darmowe próbki: wszystko w Sklepie kosztuje o 1 monetę mniej.
card-toll-keeper = Poborca
card-toll-keeper-text = Poborca obłożył Sklep podatkiem i wszystko kosztuje o 2 monety więcej. Na przeprosiny weź 1 klejnot.
card-runaway-mule = Zbiegły Muł
card-runaway-mule-text = Obok truchta muł i gubi połowę ładunku: weź 2 monety i 1 klejnot.
card-battle-song = Pieśń Bojowa
card-battle-song-text = Śpiewasz starą pieśń i wierzysz w każde jej słowo: twój następny atak mieczami w tej turze zadaje o 1 Ranę więcej.
card-numb-fingers = Zgrabiałe Palce
card-numb-fingers-text = Jest tak zimno, że jedna kość wyślizguje ci się z ręki: rzucasz 1 kością mniej.
card-shaking-tower = Chwiejna Wieża
card-shaking-tower-text = Kamienie drżą: przed twoimi akcjami raz działa Grawitacja.
card-cold-flood = Lodowata Powódź
card-cold-flood-text = Po wszystkich ścianach leje się woda. Na koniec swojej tury odnosisz 1 Ranę, chyba że jesteś na Drabinie.
card-hailstorm = Gradobicie
card-hailstorm-text = Bryły lodu wielkie jak pięści. Na koniec swojej tury odnosisz 1 Ranę, chyba że tuż nad tobą jest Platforma.
card-night-watch = Nocna Warta
card-night-watch-text = Bije dzwon. Na koniec twojej tury każdy Wróg idzie o 1 Pole w lewo, jeśli może, a potem wszyscy atakują.

## What happens

event-event-revealed = Wydarzenie tej tury: { $card }.
event-game-lost = { $hero } przegrywa tę wspinaczkę.

## The end of a solo game

lost-faint = Bohater mdleje: { $player } przegrywa wspinaczkę.
lost-time = Minęło dwanaście tur, a Boss wciąż stoi: { $player } przegrywa wspinaczkę.
solo-event = Wydarzenie { $n } z { $of }
solo-events-left = { $n ->
    [one] zostało 1 wydarzenie
    [few] zostały { $n } wydarzenia
    [many] zostało { $n } wydarzeń
   *[other] zostało { $n } wydarzenia
  }

## The score

score-title = Wynik
score-total = Razem: { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
  }
score-events = { $n ->
    [one] 1 wydarzenie pozostałe w talii
    [few] { $n } wydarzenia pozostałe w talii
    [many] { $n } wydarzeń pozostałych w talii
   *[other] { $n } wydarzenia pozostałego w talii
  }
score-enemies = { $n ->
    [one] 1 pokonany Wróg
    [few] { $n } pokonani Wrogowie
    [many] { $n } pokonanych Wrogów
   *[other] { $n } pokonanego Wroga
  }
score-surplus = { $n ->
    [one] 1 Rana ponad zdrowie Bossa
    [few] { $n } Rany ponad zdrowie Bossa
    [many] { $n } Ran ponad zdrowie Bossa
   *[other] { $n } Rany ponad zdrowie Bossa
  }
score-gems = { $n ->
    [one] 1 zachowany klejnot
    [few] { $n } zachowane klejnoty
    [many] { $n } zachowanych klejnotów
   *[other] { $n } zachowanego klejnotu
  }
score-worth = { $n ->
    [one] majątek wart 1 monetę
    [few] majątek wart { $n } monety
    [many] majątek wart { $n } monet
   *[other] majątek wart { $n } monety
  }

## Refusals

why-SOL-1 = { $pending ->
    [none] { $card-id ->
        [none] Tego wydarzenia nie ma w talii.
       *[other] W talii nie ma tego wydarzenia: { $card }.
      }
   *[other] Najpierw odkrywa się wydarzenie tej tury.
  }
why-SOL-3 = { $hero ->
    [none] Gra skończona: Bohater zemdlał, a w grze solo to porażka.
   *[other] Gra skończona: { $hero } mdleje, a w grze solo to porażka.
  }
why-SOL-4 = { $hero ->
    [none] Gra skończona: nie ma już wydarzeń do odkrycia, a Boss wciąż stoi.
   *[other] Gra skończona: nie ma już wydarzeń do odkrycia, a Boss wciąż stoi. { $hero } przegrywa.
  }
