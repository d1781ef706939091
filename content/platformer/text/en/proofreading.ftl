### The command `text`: what a key says, and what the languages lack.

text-language = { $language }: { $count ->
    [one] 1 key
   *[other] { $count } keys
  }
text-missing = missing: { $count }
text-unused = that nothing uses: { $count }
text-same = the same as in English, and not listed in same.toml (or listed there in vain): { $count }
text-placeholders = with other placeholders than in English: { $count }
text-plurals = with other plural forms than the language has: { $count }
text-untold = that would say “none” where English has a variant for it: { $count }
text-genders = that choose by a gender there is not: { $count }
text-forms = names that lack a case or their gender: { $count }
text-family = The keys { $family } are put together in the code, but platformer_nb/proofreading/families.py does not fit ({ $at }).
text-complete = Nothing is missing, and nothing is wrong.
error-names-no-key = none is named
mend-names-no-key = Name a key, or give --coverage
error-no-such-key = no language has it
mend-no-such-key = Look for it in content/platformer/text/en
