glossary-title = Słowniczek
glossary-intro = Słowa gry po czesku, polsku, angielsku i japońsku, razem z innymi określeniami używanymi w źródłach.
glossary-search = Szukaj we wszystkich językach, także bez polskich znaków
glossary-found = { $count ->
    [one] { $count } hasło
    [few] { $count } hasła
   *[many] { $count } haseł
 }
glossary-none = Takiego słowa nie ma w słowniczku.
glossary-area-tiles = Kamienie
glossary-area-sets = Grupy i ręce
glossary-area-play = Przebieg gry
glossary-area-calls = Deklaracje i wygrana
glossary-area-ends = Koniec rozgrywki, przewinienia
glossary-area-waits = Czekanie
glossary-area-scoring = Punktacja
glossary-area-patterns = Układy
glossary-area-strategy = Strategia
glossary-area-table = Na stole
glossary-area-world = Zasady i ludzie
glossary-names = Nazwy
glossary-romaji = Po japońsku
glossary-kanji = Znaki
glossary-related = Zobacz też
glossary-where = W księgach zasad
glossary-all = Wszystkie hasła
glossary-print = Do druku (PDF)
glossary-print-html = Do druku (HTML)
glossary-lang-cs = Po czesku
glossary-lang-pl = Po polsku
glossary-lang-en = Po angielsku
glossary-of-rules = Słowniczek: { $rules }

history-title = Historia mahjonga
history-legend = gdzie indziej mówi się inaczej
history-source = źródło { $source }

help-glossary = Słowo z gry: jak się nazywa we wszystkich językach i co znaczy; bez słowa wszystkie hasła.
help-glossary-word = Nazwa w dowolnym języku, także bez polskich znaków.
help-glossary-rules = Tylko to, co należy do tych zasad.
help-glossary-pdf = Zapisz słowniczek do tego pliku jako PDF do druku.
help-glossary-html = Zapisz słowniczek do tego pliku jako samodzielną stronę.
error-no-such-term = Hasła „{ $word }” nie ma w słowniczku.
