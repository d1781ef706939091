### The commands that list, show and check the content.

content-heading = { $kind } ({ $count })
check-faults = { $folder }: { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
    [many] { $count } помилок
   *[other] { $count } помилки
  }
check-fault = { $place }: { $reason }
check-mend = Як виправити: { $mend }
check-word-missing-mend = Напиши { $key } = … у файлі цієї теки
check-written = записано: { $file }
