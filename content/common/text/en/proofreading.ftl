### The command `text`: what a key says, and what the languages lack.

text-language = { $language }: { $count ->
    [one] 1 key
   *[other] { $count } keys
  }
text-missing = missing: { $count }
text-unused = unused: { $count }
text-same = the same as in English, and not listed in same.toml (or listed there needlessly): { $count }
text-placeholders = with placeholders other than those in English: { $count }
text-plurals = with plural forms other than those of the language: { $count }
text-untold = that would say “none” where English has a variant for it: { $count }
text-genders = that select by a gender that does not exist: { $count }
text-forms = names that lack a case or their gender: { $count }
text-terms = with words that style.toml avoids: { $count }
text-capitals = with a capital too many or too few: { $count }
text-counts = with a counted noun in a form other than its number asks for: { $count }
text-commands = that mention a command without the words on its button: { $count }
text-style = at fault in style.toml itself: { $count }
text-family = The keys { $family } are put together in the code, but platformer_nb/l10n/families.py does not fit ({ $at }).
text-complete = Nothing is missing, and nothing is wrong.
error-names-no-key = none is named
mend-names-no-key = Name a key, or give --coverage
text-found = “{ $asked }” is not a key. Sentences that contain it: { $count }
text-found-forms = In another form, or with words between: { $count }
error-no-such-key = no language has such a key, nor a sentence with these words
