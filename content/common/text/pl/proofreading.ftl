### The command `text`: what a key says, and what the languages lack.

text-language = { $language }: { $count ->
    [one] 1 klucz
    [few] { $count } klucze
    [many] { $count } kluczy
   *[other] { $count } klucza
  }
text-missing = brakujące: { $count }
text-unused = nigdzie nieużywane: { $count }
text-same = takie same jak po angielsku, a niewymienione w same.toml (albo wymienione tam niepotrzebnie): { $count }
text-placeholders = z innymi symbolami zastępczymi niż po angielsku: { $count }
text-plurals = z innymi formami liczby mnogiej, niż ma ten język: { $count }
text-untold = mówiące „none”, choć angielski ma na to osobny wariant: { $count }
text-genders = wybierające według rodzaju, którego nie ma: { $count }
text-forms = nazwy, którym brakuje przypadka lub rodzaju: { $count }
text-terms = ze słowami, których style.toml unika: { $count }
text-capitals = z wielką literą zbędną albo brakującą: { $count }
text-counts = z rzeczownikiem w innej formie, niż każe liczba: { $count }
text-commands = z poleceniem bez nazwy przycisku: { $count }
text-style = błędy w samym style.toml: { $count }
text-family = Klucze { $family } składa się w kodzie, ale platformer_nb/l10n/families.py do nich nie pasuje ({ $at }).
text-complete = Niczego nie brakuje i wszystko się zgadza.
error-names-no-key = nie podano żadnego
mend-names-no-key = Podaj klucz albo --coverage
text-found = „{ $asked }” to nie klucz. Zdania, w których to jest: { $count }
text-found-forms = W innej formie lub z innymi słowami pośrodku: { $count }
error-no-such-key = w żadnym języku nie ma ani takiego klucza, ani zdania z tymi słowami
