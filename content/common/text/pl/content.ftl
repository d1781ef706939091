### The commands that list, show and check the content.

content-heading = { $kind } ({ $count })
check-faults = { $folder }: { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
  }
check-fault = { $place }: { $reason }
check-mend = Jak naprawić: { $mend }
check-word-missing-mend = Napisz { $key } = … w którymś pliku tego folderu
check-written = zapisano: { $file }
