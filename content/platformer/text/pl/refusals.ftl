### Why an action is not allowed, told with the facts of the position. A fact that was not told reads as `none`.


## Not now

why-SET-9 = { $hero ->
    [none] Gra skończona: Boss został pokonany.
   *[other] Gra skończona: wygrywa { $hero }.
  }
why-TRN-0 = Teraz nie pora na to. Trwa krok: { $step }.
why-TRN-7 = To robi się w kroku akcji. Teraz trwa krok: { $step }.
why-TRN-12 = { $hero ->
    [none] Bohater
   *[other] { $hero }
  } musi się najpierw odrodzić. Dopiero potem można zakończyć akcje.
why-ACT-6 = { $actor ->
    [none] To nie twoja tura.
   *[other] To nie twoja tura: decyduje gracz { $actor }.
  }
why-MOV-5 = Najpierw dokończ dłuższy Ruch: zrób następny krok albo się zatrzymaj.
why-SPN-2 = { $hero ->
    [none] Bohater
   *[other] { $hero }
  } jest poza Mapą. Teraz możliwe jest tylko Odrodzenie.

## Where a Move can go

why-MAP-3 = Między { $from-inst } a { $to-inst } stoi Ściana.
why-MAP-4 = Między { $from-inst } a { $to-inst } jest Platforma, a przez nią nie prowadzi Drabina.
why-MAP-11 = { $edge ->
    [side] { $from } leży na brzegu Mapy i nie ma tędy wyjścia.
    [top] Nad { $from-inst } Mapa się kończy.
    [bottom] Pod { $from-inst } jest już tylko twardy grunt.
   *[other] Za { $from-inst } Mapa się kończy.
  }
why-ADJ-4 = { $from } i { $to } stykają się tylko rogiem. Idź w górę, w dół, w lewo albo w prawo.
why-ADJ-5 = { $from } i { $to } rozdziela Platforma jednokierunkowa. Przepuszcza tylko własny Ruch Bohatera w górę.
why-MOV-1 = { $same ->
    [1] Twój Bohater już stoi na { $to-loc }. Ruch prowadzi na sąsiednie Pole.
   *[other] { $to } nie sąsiaduje z { $from-inst }. Ruch to zawsze jedno Pole naraz.
  }
why-MAP-2 = Na { $to-loc } ktoś już stoi.
why-LVL-3 = Poziom, na którym leży { $to }, nie jest odkryty. Nikt nie może tam wejść.
why-BLV-1 = Platformę między { $from-inst } a { $to-inst } można przejść tylko w górę.
why-LAD-2 = Platforma z Drabiną cię trzyma. Żeby zejść przez nią niżej, wykonaj Ruch.
why-GRA-4 = Najpierw decyzja: Bohater na Drabinie trzyma się czy ją puszcza.

## Pushing

why-PSH-1 = { $free ->
    [1] Na { $to-loc } nikt nie stoi, więc nie ma kogo pchnąć.
   *[other] Na { $to-loc } stoi { $enemy ->
    [none] { $hero ->
        [none] inna figurka
       *[other] { $hero }
      }
   *[other] { $enemy }
  }. Powiedz, dokąd ma trafić po Pchnięciu.
  }
why-PSH-2 = Nie możesz nikogo pchnąć na { $space-acc }. Stoi tam { $enemy ->
    [none] { $hero ->
        [none] inna figurka
       *[other] { $hero }
      }
   *[other] { $enemy }
  }.
why-PSH-3 = Nie da się pchnąć { $enemy ->
    [none] { $hero ->
        [none] figurki
       *[other] { $hero-gen }
      }
   *[other] { $enemy-gen }
  } z { $to-gen } na { $space-acc }: { $edge ->
    [wall] między nimi stoi Ściana.
    [platform] między nimi jest Platforma.
    [oneway] między nimi jest Platforma jednokierunkowa.
   *[other] te Pola ze sobą nie sąsiadują.
  }
why-PRT-1 = { $on_portal ->
    [0] Twój Bohater jest na { $from-loc }, a tam nie ma Portalu Pustki.
   *[other] Żaden Portal Pustki nie prowadzi na { $to-acc }. Stąd dojdziesz na: { $spaces }.
  }
why-PRT-3 = { $gems ->
    [none] Na tym Poziomie nie ma drugiego Portalu Pustki, więc ten prowadzi donikąd.
   *[other] W Portalu Pustki klejnoty nie pomagają. Prowadzi do drugiego portalu i ani kroku dalej.
  }

## Symbols and dice

why-SYM-1 = { $count ->
    [wrong] Ruch wymaga symbolu ruchu. Liczba symboli się nie zgadza.
   *[other] { $given ->
        [none] Potrzebny symbol: { $symbol }. { $has ->
            [none] Nie ma już takiej kości w twojej puli.
            [0] Nie ma już takiej kości w twojej puli.
            [one] W twojej puli jest tylko 1.
            [few] W twojej puli są tylko { $has }.
            [many] W twojej puli jest tylko { $has }.
           *[other] W twojej puli jest tylko { $has }.
          }
       *[other] Ruch wymaga symbolu ruchu. Wybrana kość pokazuje co innego: { $given }.
      }
  }
why-SYM-2 = { $count ->
    [wrong] Atak wymaga mieczy. Liczba symboli się nie zgadza.
   *[other] { $given ->
        [none] Potrzebny symbol: { $symbol }. { $has ->
            [none] Nie ma już takiej kości w twojej puli.
            [0] Nie ma już takiej kości w twojej puli.
            [one] W twojej puli jest tylko 1.
            [few] W twojej puli są tylko { $has }.
            [many] W twojej puli jest tylko { $has }.
           *[other] W twojej puli jest tylko { $has }.
          }
       *[other] Atak wymaga mieczy. Wybrana kość pokazuje co innego: { $given }.
      }
  }
why-SYM-3 = { $count ->
    [wrong] Żeby wziąć monetę, potrzebujesz symbolu monety. Liczba symboli się nie zgadza.
   *[other] { $given ->
        [none] Potrzebny symbol: { $symbol }. { $has ->
            [none] Nie ma już takiej kości w twojej puli.
            [0] Nie ma już takiej kości w twojej puli.
            [one] W twojej puli jest tylko 1.
            [few] W twojej puli są tylko { $has }.
            [many] W twojej puli jest tylko { $has }.
           *[other] W twojej puli jest tylko { $has }.
          }
       *[other] Żeby wziąć monetę, potrzebujesz symbolu monety. Wybrana kość pokazuje co innego: { $given }.
      }
  }
why-SYM-4 = { $nobody ->
    [1] { $hero ->
        [none] Na { $to-loc } nie ma Wroga, którego można by przesunąć.
       *[other] { $hero } należy do Bohaterów. Przesuwać można tylko Wrogów.
      }
   *[other] { $count ->
        [wrong] Przesunięcie wymaga symbolu przesunięcia. Liczba symboli się nie zgadza.
       *[other] { $given ->
            [none] Potrzebny symbol: { $symbol }. { $has ->
                [none] Nie ma już takiej kości w twojej puli.
                [0] Nie ma już takiej kości w twojej puli.
                [one] W twojej puli jest tylko 1.
                [few] W twojej puli są tylko { $has }.
                [many] W twojej puli jest tylko { $has }.
               *[other] W twojej puli jest tylko { $has }.
              }
           *[other] Przesunięcie wymaga symbolu przesunięcia. Wybrana kość pokazuje co innego: { $given }.
          }
      }
  }
why-SYM-5 = { $has ->
    [none] { $hero ->
        [none] Gwiazda nie zastąpi tu tego symbolu.
       *[other] Dla { $hero-gen } gwiazda znaczy co innego niż { $symbol }.
      }
    [0] W twojej puli nie ma już gwiazdy.
    [one] W twojej puli jest tylko 1 taka kość: { $symbol }.
    [few] W twojej puli są tylko { $has } takie kości: { $symbol }.
    [many] W twojej puli jest tylko { $has } takich kości: { $symbol }.
   *[other] W twojej puli jest tylko { $has } takiej kości: { $symbol }.
  }
why-SYM-6 = { $symbol-id ->
    [blank] Twoja kość Specjalna jest pusta.
   *[other] Twoja kość Specjalna pokazuje co innego: { $symbol }.
  }
why-SYM-7 = { $pending ->
    [none] Jedno przesunięcie to jeden symbol. Przedłużają je klejnoty, a nie drugi symbol.
   *[other] Przesunięcie dotyczy wciąż tego samego Wroga: wybierz jego następne Pole albo się zatrzymaj.
  }
why-FRG-1 = { $same ->
    [1] Zespolenie tworzy inny symbol; te dwie kości już go pokazują.
   *[other] Zespolenie wymaga dwóch takich samych kości z twojej puli ({ $symbol }).{ $has ->
    [none] { "" }
    [0] { " " }Nie masz żadnej.
    [one] { " " }Masz tylko jedną.
    [few] { " " }Masz { $has }.
    [many] { " " }Masz { $has }.
   *[other] { " " }Masz { $has }.
  }
  }
why-FRG-2 = { $same ->
    [1] Kość Specjalna już pokazuje ten symbol.
   *[other] Symbol z kości Specjalnej pomaga w Zespoleniu tylko wtedy, gdy ustawiasz kość Specjalną, razem z taką samą nieużytą kością.
  }
why-FRG-4 = Te dwie kości nie pokazują tej samej ścianki.
why-DIE-1 = { $needs ->
    [none] Tak te kości nie mogą paść.
    [one] Taki rzut jest niemożliwy: pada 1 kość, a na niej jeden z symboli: { $symbols }.
    [few] Taki rzut jest niemożliwy: padają { $needs } kości, a na każdej jeden z symboli: { $symbols }.
    [many] Taki rzut jest niemożliwy: pada { $needs } kości, a na każdej jeden z symboli: { $symbols }.
   *[other] Taki rzut jest niemożliwy: kości ma być { $needs }, a na każdej jeden z symboli: { $symbols }.
  }
why-DIE-4 = Ta kość jest już użyta albo i tak pokazuje ten symbol.
why-DIE-5 = Kość Wrogów nie ma takiej ścianki. Jej ścianki to: { $faces }.
why-TRN-8 = { $has ->
    [none] { $count ->
        [none] Kość Specjalną ustawia się później, w osobnym kroku po akcjach.
       *[other] Kość Specjalną ustawia się jedną nieużytą kością albo jedną Zespoloną parą.
      }
   *[other] Żadna nieużyta kość nie pokazuje symbolu, którego chcesz ({ $symbol }).
  }
why-TRN-9 = { $same ->
    [1] Te dwie kości już pokazują symbol, którego chcesz: ustaw kość Specjalną jedną z nich.
   *[other] Zespolenie dla kości Specjalnej wymaga dwóch takich samych nieużytych kości ({ $symbol }).{ $has ->
    [none] { "" }
    [0] { " " }Nie masz żadnej.
    [one] { " " }Masz tylko jedną.
    [few] { " " }Masz { $has }.
    [many] { " " }Masz { $has }.
   *[other] { " " }Masz { $has }.
  }
  }
why-GEM-1 = { $has ->
    [none] Klejnoty wydaje się stopniami: na jeden symbol 1, 3, 6 albo 10.
   *[other] { $gems ->
    [none] To wymaga więcej klejnotów
    [one] To wymaga 1 klejnotu
    [few] To wymaga { $gems } klejnotów
    [many] To wymaga { $gems } klejnotów
   *[other] To wymaga { $gems } klejnotu
  }, a ty masz { $has }. Kolejne stopnie na jednym symbolu kosztują razem 1, 3, 6 albo 10.
  }
why-GEM-5 = Tu klejnoty nie pomagają. Wzmacniają symbole na kościach i nic poza tym.

## Coming in

why-SPN-1 = { $special ->
    [1] Za Odrodzenie nie zapłacisz kością Specjalną. Użyj kości z puli.
   *[other] { $on_map ->
        [1] Twój Bohater już jest na Mapie.
       *[other] { $needs ->
            [none] Nie możesz odrodzić się na { $space-loc }. Do wyboru: { $spaces }.
           *[other] Odrodzenie wymaga jednej nieużytej kości z twojej puli.
          }
      }
  }
why-SPN-4 = Twój Bohater zemdlał na Poziomie Bossa i nie może wrócić na { $space-acc }. Do wyboru: { $spaces }.
why-BLV-6 = Twój Bohater zemdlał na Poziomie Bossa, więc wraca tam na Pole Sklepu, a nie na { $space-acc }.

## Attacks and Enemies

why-ATK-1 = { $edge ->
    [wall] Między { $from-inst } a { $to-inst } stoi Ściana, a przez nią nie przejdzie żaden atak.
    [platform] Między { $from-inst } a { $to-inst } jest Platforma, a przez nią nie przejdzie żaden atak.
   *[other] { $enemy ->
        [none] Z { $from-gen } nie sięgniesz na { $to-acc }: te Pola ze sobą nie sąsiadują.
       *[other] { $enemy } na { $to-loc } jest poza zasięgiem z { $from-gen }: te Pola ze sobą nie sąsiadują.
      }
  }
why-ATK-5 = { $hero ->
    [none] Na { $to-loc } nie ma Wroga.
   *[other] Stoi tam { $hero }, a Bohaterowie nigdy nie atakują się nawzajem.
  }
why-ATK-6 = Atak wymaga co najmniej jednego miecza.
why-ENM-5 = { $edge ->
    [wall] Między { $from-inst } a { $to-inst } stoi Ściana i żaden Wróg przez nią nie przejdzie.
    [platform] Między { $from-inst } a { $to-inst } jest Platforma i żaden Wróg przez nią nie przejdzie.
    [oneway] Platforma jednokierunkowa między { $from-inst } a { $to-inst } nie przepuszcza Wrogów.
    [outside] Za { $from-inst } Mapa się kończy i żaden Wróg jej nie opuści.
   *[other] { $free ->
    [0] { $enemy ->
        [none] Wróg
       *[other] { $enemy }
      } może trafić tylko na wolne Pole, a { $to } takie nie jest.
   *[other] { $enemy ->
        [none] Wróg
       *[other] { $enemy }
      } może trafić tylko na wolne Pole obok siebie, a { $to } takie nie jest.
  }
  }
why-ENM-8 = { $enemy ->
    [none] Wróg
   *[other] { $enemy }
  } sporo waży. Przesunięcie o 1 Pole wymaga naraz { $needs ->
    [none] większej liczby symboli przesunięcia
    [one] 1 symbolu przesunięcia
    [few] { $needs } symboli przesunięcia
    [many] { $needs } symboli przesunięcia
   *[other] { $needs } symbolu przesunięcia
  }{ $has ->
    [none] .
   *[other] { "" }, a nie { $has }.
  }
why-BLV-5 = Poziom Bossa jest zamknięty, więc nie dosięgniesz stąd { $enemy ->
    [none] { $hero ->
        [none] tego, co jest na { $to-loc }
       *[other] { $hero-gen }
      }
   *[other] { $enemy-gen }
  }.

## Shop and cards

why-MAP-6 = Kupować możesz tylko na Polu Sklepu.
why-ACT-2 = { $pending ->
    [none] { $displayed ->
        [0] Tej karty nie ma teraz w Sklepie: { $card }.
       *[other] { $needs ->
            [none] Nie możesz teraz kupić { $card-gen }.
            [one] { $card }: cena to 1 moneta, a ty masz { $has ->
                  [none] mniej
                 *[other] { $has }
                }.
            [few] { $card }: cena to { $needs } monety, a ty masz { $has ->
                  [none] mniej
                 *[other] { $has }
                }.
            [many] { $card }: cena to { $needs } monet, a ty masz { $has ->
                  [none] mniej
                 *[other] { $has }
                }.
           *[other] { $card }: cena to { $needs } monety, a ty masz { $has ->
                  [none] mniej
                 *[other] { $has }
                }.
          }
      }
   *[other] Najpierw trzeba uzupełnić Sklep.
  }
why-ACT-3 = { $owned ->
    [0] Nie masz { $card-gen }.
   *[other] Ta karta jest zużyta: { $card }. W twojej następnej turze znów będzie naładowana.
  }
why-ACT-4 = Nie masz { $card-gen }.
why-ACT-5 = { $used ->
    [0] { $hero ->
        [none] Nie ma tu zdolności, której można by użyć.
       *[other] { $hero } nie ma zdolności do użycia; ta karta działa sama z siebie.
      }
   *[other] Ta zdolność została już w tej turze użyta.
  }
why-CRD-1 = { $asks ->
    [nobody] Na { $to-loc } nie ma nikogo innego, z kim można by zamienić się miejscami.
    [boss] { $boss } z nikim nie zamienia się miejscami.
    [beside] { $to } nie leży tuż nad { $from-inst }, pod nim ani obok.
    [far] Odległość z { $from-gen } na { $to-acc } to { $has }, a karta sięga najwyżej na { $needs ->
        [one] 1 Pole
        [few] { $needs } Pola
        [many] { $needs } Pól
       *[other] { $needs } Pola
      }.
    [row] { $to } nie leży w Rzędzie, w którym jest { $from }, a karta nie sięga poza ten Rząd.
    [wall] Przeszkadza Ściana między { $from-inst } a { $to-inst }.
    [between] Przeszkadza figurka na { $space-loc }: { $hero ->
        [none] { $enemy }
       *[other] { $hero }
      }.
    [coins] Karta chce { $needs ->
        [one] 1 monety
        [few] { $needs } monet
        [many] { $needs } monet
       *[other] { $needs } monety
      }; ty masz { $has }.
    [hearts] Karta chce { $needs ->
        [one] 1 serca
        [few] { $needs } serc
        [many] { $needs } serc
       *[other] { $needs } serca
      }, a ostatnie serce zawsze zostaje przy tobie; ty masz { $has }.
    [dice] Wszystkie twoje kości są jeszcze w puli. Ta karta rzuca kośćmi użytymi w tej turze.
    [no-swap] Nad twoim Bohaterem, pod nim ani obok niego nie ma nikogo, z kim mógłby zamienić się miejscami.
    [no-blink] W zasięgu nie ma wolnego Pola.
    [no-throw] W twoim Rzędzie nie ma Wroga, w którego da się trafić.
   *[other] { $pending ->
    [none] Tej karty się nie używa, bo działa sama z siebie: { $card }.
    [recover] Najpierw trzeba jeszcze raz rzucić kośćmi.
    [reroll] Najpierw trzeba jeszcze raz rzucić kośćmi.
    [turn] Najpierw wybierz kość do obrócenia albo się zatrzymaj.
   *[other] Najpierw dokończ to, co robi karta, albo się zatrzymaj.
  }
  }
why-CRD-4 = { $same ->
    [0] Twój Bohater może trafić tylko na wolne Pole, a na { $to-loc } stoi { $hero ->
        [none] { $enemy }
       *[other] { $hero }
      }.
    [1] Twój Bohater już jest na { $to-loc }.
   *[other] { $here ->
    [1] Twój Bohater już jest pod pierwszą Platformą.
   *[other] Pod pierwszą Platformą nad tobą nie ma wolnego Pola.
  }
  }

## The Boss

why-BOS-4 = { $pending ->
    [none] Boss nie może się tam pojawić. Do wyboru: { $spaces }.
   *[other] Najpierw powiedz, gdzie pojawia się Boss.
  }
why-BOS-17 = { $pending ->
    [none] Pomagier nie może się tam pojawić. Do wyboru: { $spaces }.
   *[other] Najpierw powiedz, gdzie pojawia się Pomagier.
  }
why-ART-1 = { $pending ->
    [none] Tego artefaktu nie ma w stosie.
   *[other] Najpierw na środek trafiają dwa artefakty.
  }
why-IKE-1 = { $pending ->
    [none] Tej karty nie da się teraz dobrać z talii Bossa.
   *[other] Najpierw Boss dobiera swoje dwie karty.
  }
why-MED-1 = { $pending ->
    [none] Tej karty nie ma w talii Bossa.
   *[other] Najpierw Boss kończy swój atak.
  }
why-MED-3 = { $needs ->
    [none] { $has ->
        [0] Nie masz takiego żetonu, więc nie ma czego się pozbywać.
       *[other] Twój Bohater zamienił się w kamień. Możesz tylko użyć dwóch symboli, żeby go skruszyć.
      }
   *[other] Żeby skruszyć kamień, trzeba dokładnie dwóch symboli, które masz.
  }
why-MED-4 = Najpierw zdecyduj, czy odpierasz atak.

## Setup and what chance may bring

why-SET-1 = Tych płytek nie da się wylosować na ten Poziom.
why-SET-2 = Tej karty Wroga nie da się wylosować na ten Poziom.
why-SET-4 = Tej karty nie ma w talii, z której miałaby pochodzić.
why-SET-6 = { $pending ->
    [none] Tego Bohatera nie można teraz rozdać.
   *[other] Najpierw rozdaje się Bohaterów.
  }
why-SET-8 = { $pending ->
    [none] Nie ma takiego gracza.
   *[other] Najpierw los wskaże, kto zaczyna.
  }
why-LVL-1 = { $pending ->
    [none] To nie jest następny Poziom do odkrycia.
   *[other] Najpierw trzeba odkryć następny Poziom.
  }
why-LVL-7 = { $pending ->
    [none] To Pole nie może zostać puste. Do wyboru: { $spaces }.
   *[other] Najpierw powiedz, które Pole Odrodzenia zostaje puste.
  }
