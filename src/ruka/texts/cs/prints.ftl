# K tisku: nadpisy listů, příkaz `ruka print` a stránka, na které se list vybírá.

print-patterns = kombinace
print-points = vyhodnocovací tabulky

print-name-rules = Pravidla na jedné straně
print-name-patterns = Kombinace a jejich hodnoty
print-name-fu = Za co jsou fu nebo body
print-name-points = Vyhodnocovací tabulky
print-name-glossary = Slovníček

help-print = K tisku, jako PDF nebo stránka HTML: pravidla na jedné straně, kombinace, fu, vyhodnocovací tabulky (points), slovníček.
help-print-what = Co vytisknout.
help-print-rules = Pravidla; slovníček bez nich obsahuje slova ze všech.
help-print-out = Soubor, do kterého se píše; s koncovkou .pdf z něj bude PDF.
help-print-format = Stránka HTML, nebo PDF; jinak rozhoduje koncovka souboru.
error-not-printed = { $what ->
    [fu] { $rules }: v těchto pravidlech se fu nepočítají, takový list k nim není.
   *[points] { $rules }: tato pravidla nemají vyhodnocovací tabulky, výhra má hodnotu součtu svých řádků.
 }

prints-title = K tisku
prints-intro = Na papíře u stolu: vyberte pravidla, jazyk a list.
prints-rules = Pravidla
prints-lang = Jazyk listu
prints-what = List
prints-print = Vytisknout
prints-pdf = Stáhnout PDF
prints-html = Otevřít stránku
prints-preview = Náhled: { $name }
