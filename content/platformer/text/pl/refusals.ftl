### Why an action is not allowed, told with the facts of the position. A fact that was not told reads as `none`.


## Not now

why-SET-9 = { $hero ->
    [none] Gra skończona: Boss został pokonany.
   *[other] Gra skończona: wygrywa { $hero }.
  }
why-TRN-0 = Teraz nie pora na to. Trwa krok: { $step }.
why-TRN-7 = To można zrobić tylko w kroku akcji. Teraz trwa krok: { $step }.
why-TRN-12 = { $hero ->
    [none] Bohater
   *[other] { $hero }
  } musi się najpierw odrodzić. Dopiero potem można zakończyć akcje.
why-ACT-6 = { $actor ->
    [none] To nie twoja tura.
   *[other] To nie twoja tura: decyduje gracz { $actor }.
  }
why-MOV-5 = { $hero ->
    [none] Najpierw dokończ dłuższy Ruch
   *[other] Najpierw { $hero } kończy dłuższy Ruch
  }{ $left ->
    [none] { "" }
    [one] { " " }(zostało 1 Pole)
    [few] { " " }(zostały { $left } Pola)
    [many] { " " }(zostało { $left } Pól)
   *[other] { " " }(zostało { $left } Pola)
  }: zrób następny krok albo się zatrzymaj.
why-SPN-2 = { $hero ->
    [none] Bohater
   *[other] { $hero }
  } jest poza Mapą{ $able ->
    [0] , a nie ma już kości na Odrodzenie. Możesz tylko zakończyć akcje.
   *[other] { $must ->
        [0] { "" } po omdleniu w tej turze. Możesz teraz tylko się odrodzić albo zakończyć akcje.
       *[other] . Teraz możliwe jest tylko Odrodzenie.
      }
  }

## Where a Move can go

why-MAP-3 = Między { $from-inst } a { $to-inst } stoi Ściana.
why-MAP-4 = Między { $from-inst } a { $to-inst } jest Platforma bez Drabiny.
why-MAP-11 = { $edge ->
    [side] { $from } leży na brzegu Mapy, a tędy nie ma wyjścia.
    [top] Nad { $from-inst } Mapa się kończy.
    [bottom] Pod { $from-inst } jest już tylko twardy grunt.
    [far] Na Mapie nie ma takiego Pola.
   *[other] Za { $from-inst } Mapa się kończy.
  }
why-ADJ-4 = { $from } i { $to } stykają się tylko rogiem, więc ze sobą nie sąsiadują.
adjacent-no-move = Nie ma już jednak czym zapłacić za Ruch.
why-ADJ-1 = { $count ->
    [0] { $from } nie ma sąsiednich Pól.
    [1] { $from } ma tylko jedno sąsiednie Pole: { $spaces }.
   *[other] { $from } ma takie sąsiednie Pola: { $spaces }.
  }
why-ADJ-2 = { $edge ->
    [wall] Między { $from-inst } a { $to-inst } stoi Ściana, więc te Pola ze sobą nie sąsiadują.
   *[other] Między { $from-inst } a { $to-inst } jest Platforma bez Drabiny, więc te Pola ze sobą nie sąsiadują.
  }
why-ADJ-5 = { $from } i { $to } rozdziela Platforma jednokierunkowa. Przepuszcza tylko własny Ruch Bohatera w górę.
why-MOV-1 = { $same ->
    [1] Twój Bohater już stoi na { $to-loc }. Ruch prowadzi na sąsiednie Pole.
   *[other] { $to } nie sąsiaduje z { $from-inst }: Ruch prowadzi o jedno Pole w górę, w dół, w lewo albo w prawo{ $first ->
        [none] .
       *[other] . Ruch o kilka Pól robi się krok po kroku: najpierw wybierz { $first }, a potem idź dalej na { $to-acc }.
      }
  }
why-MAP-2 = Na { $to-loc } ktoś już stoi.
why-LVL-3 = { $removed ->
    [1] Poziomu, na którym leżało { $to }, już nie ma. Nikt nie może tam wejść.
   *[other] Poziom, na którym leży { $to }, nie jest odkryty. Nikt nie może tam wejść.
  }
why-BLV-1 = Przez Platformę między { $from-inst } a { $to-inst } można przejść tylko w górę.
why-LAD-2 = Platforma z Drabiną cię trzyma. Żeby zejść przez nią niżej, wykonaj Ruch.
why-GRA-4 = { $hero ->
    [none] Najpierw zdecyduj: Bohater trzyma się Drabiny czy ją puszcza?
   *[other] Najpierw decyduje { $hero } na { $space-loc }: trzyma się Drabiny czy ją puszcza.
  }

## Pushing

why-PSH-1 = { $free ->
    [1] Na { $to-loc } nikt nie stoi, więc nie ma kogo pchnąć.
   *[other] Na { $to-loc } stoi { $enemy ->
    [none] { $hero ->
        [none] inna figurka
       *[other] { $hero }
      }
   *[other] { $enemy }
  }. Wybierz, dokąd ma trafić po Pchnięciu.
  }
why-PSH-2 = { $nowhere ->
    [1] Nie da się pchnąć { $enemy ->
        [none] { $hero ->
            [none] figurki
           *[other] { $hero-gen }
          }
       *[other] { $enemy-gen }
      } z { $to-gen }: żadne sąsiednie Pole nie jest wolne.
   *[other] Nie możesz nikogo pchnąć na { $space-acc }. Stoi tam { $enemy ->
        [none] { $hero ->
            [none] inna figurka
           *[other] { $hero }
          }
       *[other] { $enemy }
      }.
  }
why-PSH-3 = { $same ->
    [1] Na { $to-loc } już stoi { $enemy ->
        [none] { $hero ->
            [none] inna figurka
           *[other] { $hero }
          }
       *[other] { $enemy }
      }. Pchnięcie prowadzi na sąsiednie Pole.
   *[other] { $enemy ->
        [none] { $hero ->
            [none] Figurkę
           *[other] { $hero-acc }
          }
       *[other] { $enemy-acc }
      } z { $to-gen } można pchnąć tylko na sąsiednie Pole.
  }
why-PRT-1 = { $on_portal ->
    [0] Twój Bohater jest na { $from-loc }, a { $count ->
        [none] tam nie ma Portalu Pustki.
        [0] na tym Poziomie nie ma Portalu Pustki.
        [1] tam nie ma Portalu Pustki. Jedyny na tym Poziomie: { $spaces }.
       *[other] tam nie ma Portalu Pustki. Portale Pustki na tym Poziomie: { $spaces }.
      }
   *[other] { $same ->
        [1] Twój Bohater już stoi na tym portalu, na { $to-loc }. Stąd przejdziesz na: { $spaces }.
       *[other] { $level ->
            [1] Portal Pustki na { $to-loc } leży na innym Poziomie. Stąd przejdziesz na: { $spaces }.
           *[other] Żaden Portal Pustki nie prowadzi na { $to-acc }. Stąd przejdziesz na: { $spaces }.
          }
      }
  }
why-PRT-3 = { $gems ->
    [none] Na tym Poziomie nie ma innego Portalu Pustki, więc ten na { $from-loc } prowadzi donikąd.
   *[other] Portal Pustki prowadzi do innego portalu i ani kroku dalej. Klejnoty tu nie pomagają.
  }
why-PRT-4 = Nie da się pchnąć { $enemy ->
        [none] { $hero ->
            [none] figurki
           *[other] { $hero-gen }
          }
       *[other] { $enemy-gen }
      } z { $to-gen } na { $from-acc }: Pole, z którego wychodzisz przez portal, nie sąsiaduje z tym, na które trafiasz.

## Symbols and dice

why-SYM-1 = { $count ->
    [wrong] Ruch wymaga jednego symbolu ruchu. Liczba symboli się nie zgadza.
   *[other] { $given ->
        [none] Potrzebny symbol: { $symbol }. { $has ->
            [none] W twojej puli nie ma takiej kości.
            [0] W twojej puli nie ma takiej kości.
            [one] W twojej puli jest tylko 1 taka kość.
            [few] W twojej puli są tylko { $has } takie kości.
            [many] W twojej puli jest tylko { $has } takich kości.
           *[other] W twojej puli jest tylko { $has } takiej kości.
          }
       *[other] Ruch wymaga symbolu ruchu, a nie { $several ->
           [1] takich
          *[other] takiego
         }: { $given }.
      }
  }
why-SYM-2 = { $count ->
    [wrong] Atak wymaga mieczy. Liczba symboli się nie zgadza.
   *[other] { $given ->
        [none] Potrzebny symbol: { $symbol }. { $has ->
            [none] W twojej puli nie ma takiej kości.
            [0] W twojej puli nie ma takiej kości.
            [one] W twojej puli jest tylko 1 taka kość.
            [few] W twojej puli są tylko { $has } takie kości.
            [many] W twojej puli jest tylko { $has } takich kości.
           *[other] W twojej puli jest tylko { $has } takiej kości.
          }
       *[other] Atak wymaga mieczy, a nie { $several ->
           [1] takich symboli
          *[other] takiego symbolu
         }: { $given }.
      }
  }
why-SYM-3 = { $count ->
    [wrong] Żeby wziąć monetę, potrzebujesz jednego symbolu monety. Liczba symboli się nie zgadza.
   *[other] { $given ->
        [none] Potrzebny symbol: { $symbol }. { $has ->
            [none] W twojej puli nie ma takiej kości.
            [0] W twojej puli nie ma takiej kości.
            [one] W twojej puli jest tylko 1 taka kość.
            [few] W twojej puli są tylko { $has } takie kości.
            [many] W twojej puli jest tylko { $has } takich kości.
           *[other] W twojej puli jest tylko { $has } takiej kości.
          }
       *[other] Żeby wziąć monetę, potrzebujesz symbolu monety, a nie { $several ->
           [1] takich
          *[other] takiego
         }: { $given }.
      }
  }
why-SYM-4 = { $nobody ->
    [1] { $hero ->
        [none] Na { $to-loc } nie ma Wroga, którego można by przesunąć.
       *[other] Na { $to-loc } stoi { $hero }, a przesuwać można tylko Wrogów.
      }
   *[other] { $count ->
        [wrong] Przesunięcie wymaga symboli przesunięcia. Liczba symboli się nie zgadza.
       *[other] { $given ->
            [none] Potrzebny symbol: { $symbol }. { $has ->
                [none] W twojej puli nie ma takiej kości.
                [0] W twojej puli nie ma takiej kości.
                [one] W twojej puli jest tylko 1 taka kość.
                [few] W twojej puli są tylko { $has } takie kości.
                [many] W twojej puli jest tylko { $has } takich kości.
               *[other] W twojej puli jest tylko { $has } takiej kości.
              }
           *[other] Przesunięcie wymaga symbolu przesunięcia, a nie { $several ->
               [1] takich
              *[other] takiego
             }: { $given }.
          }
      }
  }
why-SYM-5 = { $same ->
    [1] Gwiazda { $hero-gen } liczy się jako { $symbol }. Użyj jej jak { $symbol-gen }, a nie osobno.
   *[other] { $count ->
        [wrong] Efekt gwiazdy wymaga jednej gwiazdy. Liczba symboli się nie zgadza.
       *[other] { $given ->
            [none] { $has ->
                [none] { $hero ->
                    [none] Gwiazda nie zastąpi tu tego symbolu.
                   *[other] Dla { $hero-gen } gwiazda znaczy co innego niż { $symbol }.
                  }
                [0] W twojej puli nie ma takiej kości: { $symbol }.
                [one] W twojej puli jest tylko 1 taka kość: { $symbol }.
                [few] W twojej puli są tylko { $has } takie kości: { $symbol }.
                [many] W twojej puli jest tylko { $has } takich kości: { $symbol }.
               *[other] W twojej puli jest tylko { $has } takiej kości: { $symbol }.
              }
           *[other] Efekt gwiazdy wymaga gwiazdy, a nie { $several ->
               [1] takich symboli
              *[other] takiego symbolu
             }: { $given }.
          }
      }
  }
star-price = { $asks ->
    [hearts] Gwiazda { $hero-gen } kosztuje { $needs ->
        [one] 1 serce
        [few] { $needs } serca
        [many] { $needs } serc
       *[other] { $needs } serca
      }, a ostatniego serca oddać nie możesz; twoje serca: { $has }.
   *[other] { $gems ->
        [none] Gwiazda { $hero-gen } kosztuje { $needs ->
            [one] 1 monetę
            [few] { $needs } monety
            [many] { $needs } monet
           *[other] { $needs } monety
          }
       *[other] Gwiazda { $hero-gen } zamienia { $needs ->
            [one] 1 monetę
            [few] { $needs } monety
            [many] { $needs } monet
           *[other] { $needs } monety
          } na { $gems ->
            [one] 1 klejnot
            [few] { $gems } klejnoty
            [many] { $gems } klejnotów
           *[other] { $gems } klejnotu
          }
      }; twoje monety: { $has }.
  }
why-SYM-6 = { $symbol-id ->
    [blank] Twoja kość Specjalna jest pusta.
   *[other] { $serves ->
        [1] Kość Specjalna daje swój symbol tylko raz.
       *[other] Twoja kość Specjalna pokazuje co innego: { $symbol }.
      }
  }
why-SYM-7 = { $pending ->
    [none] To przesunięcie wymaga jednego symbolu. Wydłużają je klejnoty, a nie drugi symbol.
   *[other] Najpierw dokończ przesuwanie { $enemy ->
        [none] Wroga
       *[other] { $enemy-gen }
      } z { $space-gen }: wybierz następne Pole albo się zatrzymaj.
  }
why-FRG-1 = { $same ->
    [1] Zespolenie tworzy inny symbol niż ten na kościach: { $symbol }.
   *[other] { $needs ->
        [none] Zespolenie wymaga dwóch takich samych kości z twojej puli
        [2] Zespolenie wymaga dwóch takich samych kości z twojej puli
       *[other] Razem wymaga to tylu takich samych kości z twojej puli: { $needs }
      } ({ $symbol }).{ $has ->
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
   *[other] { $symbol-id ->
    [blank] Twoja kość Specjalna jest pusta, więc nie może być połową pary.
   *[other] Symbol z kości Specjalnej pomaga w Zespoleniu tylko wtedy, gdy ustawiasz kość Specjalną, razem z taką samą nieużytą kością.
  }
  }
why-FRG-4 = Te dwie kości nie pokazują tej samej ścianki.
why-DIE-1 = { $needs ->
    [none] Taki wynik rzutu jest niemożliwy.
    [one] Taki wynik jest niemożliwy: rzuca się 1 kością, a wypada na niej jeden z symboli ({ $symbols }).
    [few] Taki wynik jest niemożliwy: rzuca się { $needs } kośćmi, a na każdej wypada jeden z symboli ({ $symbols }).
    [many] Taki wynik jest niemożliwy: rzuca się { $needs } kośćmi, a na każdej wypada jeden z symboli ({ $symbols }).
   *[other] Taki wynik jest niemożliwy: rzuca się { $needs } kości, a na każdej wypada jeden z symboli ({ $symbols }).
  }
why-DIE-2 = Kość Specjalną ustawia się na symbol, nigdy na pustą ściankę: to byłoby zresetowanie.
why-SOL-2 = { $needs ->
    [none] Taki rzut nie może wypaść przy wydarzeniu tej tury.
    [one] Taki rzut nie może wypaść: przy wydarzeniu „{ $card }” rzuca się { $needs } kością.
    [few] Taki rzut nie może wypaść: przy wydarzeniu „{ $card }” rzuca się { $needs } kośćmi.
    [many] Taki rzut nie może wypaść: przy wydarzeniu „{ $card }” rzuca się { $needs } kośćmi.
   *[other] Taki rzut nie może wypaść: przy wydarzeniu „{ $card }” rzuca się { $needs } kości.
  }
why-DIE-5 = Kość Wrogów nie ma takiej ścianki. Jej ścianki to: { $faces }.
why-TRN-8 = { $given ->
    [none] { $has ->
    [none] { $count ->
        [none] Kość Specjalną ustawia się później, w osobnym kroku po akcjach.
       *[other] Kość Specjalną ustawia się jedną nieużytą kością albo jedną Zespoloną parą.
      }
   *[other] Żadna nieużyta kość nie pokazuje wybranego symbolu ({ $symbol }).
      }
   *[other] Żeby ustawić kość Specjalną na wybrany symbol ({ $symbol }), użyj kości, która go pokazuje, a nie takiej: { $given }.
  }
why-TRN-9 = { $same ->
    [1] Zespolenie tworzy inny symbol niż ten na kościach. Żeby ustawić ten, wystarczy jedna kość: { $symbol }.
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
    [none] Klejnoty wydaje się pełnymi stopniami: na jeden symbol 1, 3, 6 albo 10.
   *[other] { $several ->
    [0] Takie wzmocnienie symbolu ({ $symbol }) wymaga { $needs ->
        [one] 1 klejnotu
        [few] { $needs } klejnotów
        [many] { $needs } klejnotów
       *[other] { $needs } klejnotu
      }.
   *[other] Twoje kości wymagają razem { $needs ->
        [one] 1 klejnotu
        [few] { $needs } klejnotów
        [many] { $needs } klejnotów
       *[other] { $needs } klejnotu
      }, a zabraknie ich przy tym symbolu: { $symbol }.
  } Masz { $has }. Wzmocnienie symbolu o 1, 2, 3 albo 4 stopnie kosztuje odpowiednio 1, 3, 6 albo 10 klejnotów.
  }
why-GEM-5 = Tu klejnoty nie pomagają. Wzmacniają symbole na kościach i nic poza tym.

## Coming in

why-SPN-1 = { $special ->
    [1] Za Odrodzenie nie zapłacisz kością Specjalną. Użyj kości z puli.
   *[other] { $on_map ->
        [1] { $hero } już jest na Mapie, na { $space-loc }.
       *[other] { $needs ->
            [none] { $place ->
                [elsewhere] { $space } nie leży w najniższym Rzędzie. Do wyboru: { $spaces }.
                [hidden] { $space } nie leży na żadnym odkrytym Poziomie. Do wyboru: { $spaces }.
               *[other] Na { $space-loc } stoi { $enemy ->
        [none] { $hero ->
            [none] inna figurka
           *[other] { $hero }
          }
       *[other] { $enemy }
      }. Do wyboru: { $spaces }.
              }
           *[other] Odrodzenie wymaga jednej nieużytej kości z twojej puli.
          }
      }
  }
why-SPN-5 = { $place ->
    [none] Na { $space-loc } stoi { $enemy ->
        [none] { $hero ->
            [none] inna figurka
           *[other] { $hero }
          }
       *[other] { $enemy }
      }.
   *[other] { $space } nie należy do wolnych Pól najbliższych najniższemu Rzędowi.
  } Cały najniższy Rząd jest zajęty. Do wyboru: { $spaces }.
why-SPN-4 = { $place ->
    [none] Na { $space-loc } stoi { $enemy ->
        [none] { $hero ->
            [none] inna figurka
           *[other] { $hero }
          }
       *[other] { $enemy }
      }.
   *[other] Nie możesz odrodzić się na { $space-loc }.
  } Twój Bohater zemdlał na Poziomie Bossa, więc wraca na Pole Sklepu właśnie tam. Do wyboru: { $spaces }.
why-BLV-6 = { $place ->
    [none] Na { $space-loc } stoi { $enemy ->
        [none] { $hero ->
            [none] inna figurka
           *[other] { $hero }
          }
       *[other] { $enemy }
      }.
   *[other] Nie możesz odrodzić się na { $space-loc }.
  } Wszystkie Pola Sklepu na Poziomie Bossa są zajęte, więc twój Bohater wraca jak najbliżej któregoś z nich. Do wyboru: { $spaces }.

## Attacks and Enemies

why-ATK-1 = { $enemy ->
    [none] Z { $from-gen } nie sięgniesz na { $to-acc }: zaatakować można tylko Wroga na sąsiednim Polu.
   *[other] Z { $from-gen } nie dosięgniesz { $enemy-gen } na { $to-loc }: zaatakować można tylko Wroga na sąsiednim Polu.
  }
why-ATK-5 = { $there ->
    [outside] Za { $from-inst } Mapa się kończy: nie ma tam kogo atakować.
    [hidden] Na { $to-loc } nie ma Wroga: tamtego Poziomu jeszcze nie odkryto albo już go nie ma.
    [self] Na { $to-loc } stoi twój własny Bohater. Atakować można tylko Wrogów.
   *[other] { $hero ->
        [none] Na { $to-loc } nie ma Wroga.
       *[other] Na { $to-loc } stoi { $hero }, a Bohaterowie nigdy nie atakują się nawzajem.
      }
  }
why-ATK-6 = Atak wymaga co najmniej jednego miecza.
why-ENM-5 = { $enemy ->
    [none] Wróg
   *[other] { $enemy }
  } { $pushes ->
    [1] nikogo nie pcha. Podaj tylko, dokąd ma trafić.
   *[other] { $same ->
        [1] już stoi na { $to-loc }. Przesunięcie prowadzi na Pole obok.
       *[other] może z { $from-gen } trafić tylko na { $free ->
            [0] wolne Pole, a na { $to-loc } stoi { $figure }.
           *[other] sąsiednie Pole.
          }
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
    [0] .
   *[other] { "" }, a nie { $has }.
  }
why-BLV-5 = Poziom Bossa jest zamknięty, więc z { $from-gen } nie dosięgniesz { $enemy ->
    [none] { $hero ->
        [none] tego, co jest na { $to-loc }
       *[other] { $hero-gen } na { $to-loc }
      }
   *[other] { $enemy-gen } na { $to-loc }
  }.

## Shop and cards

why-MAP-6 = Kupować możesz tylko na Polu Sklepu, a { $space } nim nie jest. { $count ->
    [0] Na Mapie nie ma żadnego.
    [1] Jedyne takie Pole na Mapie to { $spaces }.
   *[other] Pola Sklepu na Mapie: { $spaces }.
  }
why-ACT-2 = { $pending ->
    [none] { $displayed ->
        [0] Tej karty nie ma teraz w Sklepie: { $card }.{ $owner ->
            [none] { "" }
           *[other] { " " }Ma ją { $owner }.
          }
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
    [0] Nie masz { $card-gen }.{ $owner ->
        [none] { $shop ->
            [1] { " " }Tę kartę można kupić w Sklepie.
           *[other] { "" }
          }
       *[other] { " " }Tę kartę ma { $owner }.
      }
   *[other] Ta karta jest zużyta: { $card }. W twojej następnej turze znów będzie naładowana.
  }
why-ACT-4 = Nie masz { $card-gen }.{ $owner ->
    [none] { $shop ->
        [1] { " " }Tę kartę można kupić w Sklepie.
       *[other] { "" }
      }
   *[other] { " " }Tę kartę ma { $owner }.
  }
why-ACT-5 = { $used ->
    [0] { $hero ->
        [none] Nie ma tu zdolności, której można by użyć.
       *[other] Zdolność tego Bohatera ({ $hero }) jest pasywna: działa sama i nie ma czego używać.
      }
   *[other] Zdolność tego Bohatera ({ $hero }) została już w tej turze użyta.
  }
reroll-number = Liczba kości do ponownego rzutu to { $needs }, a nie { $has }.
why-CRD-1 = { $asks ->
    [nobody] Na { $to-loc } nie ma nikogo innego, z kim można by zamienić się miejscami.
    [enemy] { $hero ->
        [none] Na { $to-loc } nie ma Wroga.
       *[other] Na { $to-loc } stoi { $hero }, a ta karta działa tylko na Wrogów.
      }
    [boss] { $boss } z nikim nie zamienia się miejscami.
    [beside] { $to } nie leży tuż nad { $from-inst }, pod nim ani obok.
    [far] Odległość od { $from-gen } do { $to-gen } to { $has }, a karta sięga najwyżej na { $needs ->
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
    [coins] { $card } wymaga oddania { $needs ->
        [one] 1 monety
        [few] { $needs } monet
        [many] { $needs } monet
       *[other] { $needs } monety
      }; ty masz { $has }.
    [hearts] { $card } wymaga oddania { $needs ->
        [one] 1 serca
        [few] { $needs } serc
        [many] { $needs } serc
       *[other] { $needs } serca
      }, a ostatnie serce zawsze zostaje przy tobie; ty masz { $has }.
    [to-turn] Karta obraca kość z twojej puli, a żadna tam nie pokazuje tego symbolu: { $symbol }.
    [other-face] Karta obraca kość na inny symbol, a ta już pokazuje ten: { $symbol }.
    [dice] Wszystkie twoje kości są jeszcze w puli. Ta karta pozwala rzucić ponownie tylko kośćmi użytymi w tej turze.
    [no-swap] Nad twoim Bohaterem, pod nim ani obok niego nie ma nikogo, z kim mógłby zamienić się miejscami.
    [no-blink] W zasięgu nie ma wolnego Pola.
    [no-throw] W twoim Rzędzie nie ma Wroga, w którego da się trafić.
   *[other] { $pending ->
    [none] Tej karty się nie używa, bo działa sama z siebie: { $card }.
    [recover] Najpierw trzeba jeszcze raz rzucić kośćmi.
    [reroll] Najpierw trzeba jeszcze raz rzucić kośćmi.
    [turn] Najpierw wybierz kość do obrócenia albo się zatrzymaj.
    [pick] Najpierw wybierz Wroga, który zmieni Pole, albo się zatrzymaj.
    [swap] Najpierw wybierz, z kim zamienić się miejscami, albo się zatrzymaj.
    [blink] Najpierw wybierz Pole dla swojego Bohatera albo się zatrzymaj.
    [throw] Najpierw wybierz Wroga, w którego rzucasz, albo się zatrzymaj.
   *[other] Najpierw dokończ to, co robi karta, albo się zatrzymaj.
  }
  }
why-CRD-2 = Najpierw mikstura, która wróciła do talii, zajmuje wolne miejsce w Sklepie.
why-CRD-4 = { $same ->
    [0] Twój Bohater może trafić tylko na wolne Pole, a na { $to-loc } stoi { $hero ->
        [none] { $enemy }
       *[other] { $hero }
      }.
    [1] Twój Bohater już jest na { $to-loc }.
   *[other] { $here ->
        [1] Pierwsza Platforma nad twoim Bohaterem jest już tuż nad jego głową.
       *[other] { $space-id ->
            [none] Nad twoim Bohaterem nie ma Platformy.
           *[other] Pod pierwszą Platformą nad tobą, na { $space-loc }, stoi { $hero ->
                [none] { $enemy }
               *[other] { $hero }
              }.
          }
      }
  }

## The Boss

why-BOS-4 = { $pending ->
    [none] { $boss } nie może pojawić się na { $space-loc }. Do wyboru: { $spaces }.
   *[other] Najpierw wybierz, gdzie pojawi się { $boss }.
  }
why-BOS-17 = { $pending ->
    [none] { $enemy ->
        [none] { $hero ->
            [none] Pomagier nie może się pojawić na { $space-loc }.
           *[other] Na { $space-loc } stoi { $hero }.
          }
       *[other] Na { $space-loc } stoi { $enemy }.
      } Do wyboru: { $spaces }.
   *[other] Najpierw wybierz, gdzie pojawi się { $enemy }.
  }
why-ART-1 = { $pending ->
    [none] Tego artefaktu nie ma w talii artefaktów.
   *[other] Najpierw na środek trafiają dwa artefakty.
  }
why-IKE-1 = { $pending ->
    [none] Tej karty nie da się teraz dobrać z talii Bossa.
   *[other] Teraz Boss dobiera swoje dwie karty.
  }
why-MED-1 = { $pending ->
    [none] { $card-id ->
        [none] Tej karty nie ma w talii Bossa.
       *[other] W talii Bossa nie ma tej karty: { $card }.
      }
    [boss-die] Najpierw trzeba rzucić kością Wrogów w imieniu Bossa ({ $boss }).
   *[other] Najpierw { $boss } dobiera kartę ataku.
  }
why-MED-3 = { $needs ->
    [none] { $has ->
        [0] Nie masz takiego żetonu, więc nie ma czego się pozbywać.
       *[other] { $hero ->
            [none] Twojego Bohatera więzi kamień.
           *[other] Kamień więzi { $hero-acc }.
          } { $able ->
            [0] Nie ma już dwóch symboli, żeby go skruszyć, więc możesz tylko zakończyć akcje.
           *[other] Możesz tylko użyć dwóch symboli, żeby go skruszyć, albo zakończyć akcje.
          }
      }
   *[other] { $count ->
        [wrong] Żeby skruszyć kamień, trzeba dokładnie dwóch symboli, a nie { $has }.
       *[other] Żeby skruszyć kamień, trzeba dwóch dowolnych symboli. { $has ->
            [0] W twojej puli nie ma takiej kości: { $symbol }.
            [one] W twojej puli jest tylko 1 taka kość: { $symbol }.
            [few] W twojej puli są tylko { $has } takie kości: { $symbol }.
            [many] W twojej puli jest tylko { $has } takich kości: { $symbol }.
           *[other] W twojej puli jest tylko { $has } takiej kości: { $symbol }.
          }
      }
  }
why-MED-6 = Symbolami nie pozbędziesz się tego żetonu: { $token }. Zostaje, aż zemdlejesz albo usunie go karta.
why-FNT-1 = { $has ->
    [0] Nie masz takiego żetonu. Symbolami i tak żadnego się tu nie pozbędziesz: żetony traci się, mdlejąc.
   *[other] Symbolami nie pozbędziesz się tego żetonu: { $token }. Zostaje, aż zemdlejesz{ $loses ->
        [card] { " " }albo usunie go karta
        [ward] { " " }albo go oddasz, żeby odeprzeć atak
       *[other] { "" }
      }.
  }
why-MED-4 = { $hero ->
    [none] Najpierw zdecyduj, czy odpierasz atak.
   *[other] Najpierw decyduje { $hero }: oddać żeton { $token-gen } i odeprzeć atak czy nie.
  }

## Setup and what chance may bring

why-SET-1 = { $tile ->
    [none] Tych płytek nie da się wylosować na ten Poziom.
   *[other] { $twin ->
        [1] Płytka { $tile } nie może leżeć na tym Poziomie dwa razy.
       *[other] { $lies ->
            [none] { $asks ->
                [dungeon] Płytka { $tile } należy do innych Podziemi niż te w tej grze.
                [boss] Płytka { $tile } jest tylko dla Poziomu Bossa.
               *[other] Płytka { $tile } nie pasuje do tego Poziomu.
              }
           *[other] Płytka { $tile } leży już na Poziomie { $lies }.
          }
      }
  }
why-SET-2 = { $enemy ->
    [none] Tej karty Wroga nie da się wylosować na ten Poziom.
   *[other] { $lies ->
        [none] { $enemy } to stopień { $grade }, a na Poziomie { $level } potrzebny jest stopień { $needed }.
       *[other] Tę kartę ma już Poziom { $lies }: { $enemy }.
      }
  }
why-SET-3 = { $tile ->
    [none] Tych płytek nie da się wylosować na Poziom Bossa.
   *[other] { $twin ->
        [1] Płytka { $tile } nie może leżeć na Poziomie Bossa dwa razy.
       *[other] { $lies ->
            [none] { $asks ->
                [dungeon] Płytka { $tile } należy do innych Podziemi niż te w tej grze.
               *[other] Płytka { $tile } nie należy do Poziomu Bossa.
              }
           *[other] Płytka { $tile } leży już na Poziomie { $lies }.
          }
      }
  }
why-SET-4 = Tej karty nie ma w talii, z której miałaby pochodzić.
why-SET-6 = { $pending ->
    [none] Tego Bohatera nie można teraz rozdać.
   *[other] Najpierw rozdaje się Bohaterów.
  }
why-SET-8 = { $pending ->
    [none] Nie ma takiego gracza.
   *[other] Najpierw los wskaże, kto zaczyna.
  }
why-SET-11 = Ta karta należy do innego Bossa i zostaje w pudełku.
why-LNG-1 = Na dodatkowy Poziom losuje się drugą kartę Wroga stopnia III, a tej karty nie ma wśród tych, które zostały.
why-LVL-1 = { $pending ->
    [none] To nie jest następny Poziom do odkrycia.
   *[other] Najpierw trzeba odkryć następny Poziom.
  }
why-LVL-7 = { $pending ->
    [none] { $space } nie może zostać puste: nie stoi tam { $figure ->
        [none] Wróg
       *[other] { $figure }
      } z nowego Poziomu. Do wyboru: { $spaces }.
   *[other] Najpierw wybierz, które Pole Odrodzenia zostanie puste: jest za mało żetonów { $enemy-gen }.
  }
