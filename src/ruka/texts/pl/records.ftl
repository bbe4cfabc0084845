# Zapisy innych programów
error-line-hand = wiersz { $line }, rozgrywka { $hand }: { $reason }
error-bad-xml = to nie jest XML.
error-bad-json-text = to nie jest JSON.
error-bad-log = to nie jest zapis z Tenhou: brakuje { $where } albo to nie to, co powinno tam być.
error-record-no-hands = plik nie mówi o żadnej rozgrywce.
error-record-no-points = plik zaczyna się w środku gry i nie mówi, ile kto ma punktów.
error-record-no-wall = kamienie tej rozgrywki nie mogą leżeć w jednym murze: któregoś jest za dużo albo za dużo się dobiera.
error-record-no-hand-yet = coś się tu dzieje, a jeszcze nie rozdano.
error-record-hand-unfinished = poprzednia rozgrywka się nie skończyła.
error-record-hand-goes-on = rozgrywka się tu kończy, a zapis trwa dalej.
error-record-hidden = kamień jest tu ukryty; zagrać ponownie można tylko grę, która pokazuje wszystkie kamienie.
error-record-lost = dobrania i odrzuty miejsc po { $count } krokach do siebie nie pasują.
error-bad-tile-name = „{ $tile }” to nie kamień.
error-unknown-record = to nie jest zapis gry, który ruka zna; czyta ona { $known }.
error-unknown-format = nazwa { $path } nie mówi, w jakim formacie zapisać; do wyboru: { $known }.
error-format-rules = { $format } mieści tylko riichi dla trzech lub czterech graczy, a nie grę według { $rules }.
error-target-exists = plik { $file } już istnieje; podaj inny albo nadpisz go opcją --force.

# Czego format nie mieści
loss-wall = Kamienie, których nikt nie widział, są pominięte: kto czyta plik, układa je na nowo.
loss-dice = Kostki są pominięte.
loss-offences = Przewinienia i kary za nie są pominięte.
loss-notes = Uwagi o programach, które nie odpowiedziały za swoje miejsce, są pominięte.
loss-changes = Przedmioty i zakłady salonu gier są pomijane.
loss-seal = Podpis serwera jest pominięty i nikt już pliku nie zweryfikuje.
loss-rules = Plik nie mówi nic o zasadach { $rules }; podaj je przy czytaniu.
loss-options = Plik nie mówi nic o tych opcjach: { $options }; podaj je przy czytaniu.
loss-patterns = Tenhou nie ma numeru dla tych układów, więc na liście wygranej ich brakuje: { $patterns }.

help-convert = Zapisz grę w innym formacie: ruka, mjai albo XML (mjlog) lub JSON z Tenhou.
help-convert-from = Zapis w którymkolwiek z tych formatów.
help-convert-to = Plik do zapisania; format wynika z końcówki nazwy.
help-record-format = Format zapisu bez względu na końcówkę.
help-force = Nadpisz plik, który już istnieje.
help-record-rules = Zasady gry, której plik ich nie podaje.
convert-done = { $source } → { $target }: { $hands ->
    [one] jedna rozgrywka
    [few] { $hands } rozgrywki
   *[many] { $hands } rozgrywek
  }
score-of-hand = Rozgrywka { $hand }, miejsce { $seat }
