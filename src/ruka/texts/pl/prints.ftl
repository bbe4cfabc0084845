# Do druku: tytuły arkuszy, polecenie `ruka print` i strona, na której wybiera się arkusz.

print-patterns = układy
print-points = tablice wyników

print-name-rules = Zasady na jednej stronie
print-name-patterns = Układy i ich wartości
print-name-fu = Za co są fu lub punkty
print-name-points = Tablice wyników
print-name-glossary = Słowniczek

help-print = Do druku, jako PDF lub strona HTML: zasady na jednej stronie, układy, fu, tablice wyników (points), słowniczek.
help-print-what = Co wydrukować.
help-print-rules = Zasady; słowniczek bez nich zawiera słowa ze wszystkich.
help-print-out = Plik, do którego się pisze; z końcówką .pdf powstaje PDF.
help-print-format = Strona HTML lub PDF; w przeciwnym razie decyduje końcówka pliku.
error-not-printed = { $what ->
    [fu] { $rules }: w tych zasadach nie liczy się fu, więc takiego arkusza nie ma.
   *[points] { $rules }: te zasady nie mają tablic wyników, wygrana jest warta sumę swoich wierszy.
 }

prints-title = Do druku
prints-intro = Na papierze przy stole: wybierz zasady, język i arkusz.
prints-rules = Zasady
prints-lang = Język arkusza
prints-what = Arkusz
prints-print = Drukuj
prints-pdf = Pobierz PDF
prints-html = Otwórz stronę
prints-preview = Podgląd: { $name }
