help-simulate = Niech boty rozegrają wiele gier; na koniec podsumowanie.
help-simulate-rules = Identyfikatory zasad po przecinku, jak je pokazuje „ruka rules list”; all gra wszystkimi.
help-games = Liczba gier.
help-bots = Kto gra: greedy (zachłannie), random (losowo), expert, club, novice, mjai:COMMAND (program), python:MODULE:NAME (klasa) albo gracze poszczególnych miejsc po przecinku.
help-simulate-records = Folder na zapis każdej gry; gry toczą się wtedy przy stołach, co trwa dłużej.
help-seed = Dowolne słowo lub liczba; to samo ziarno daje te same gry.
help-jobs = Liczba rdzeni procesora; 0 oznacza wszystkie.
help-duplicate = Porównaj dwóch graczy: każda gra jest rozgrywana ponownie z tymi samymi murami i zamienionymi miejscami.
help-simulate-out = Zapisz wiersz dla każdej rozgrywki do pliku PLIK.parquet albo PLIK.jsonl.
help-resume = Kontynuuj przebieg z --out tam, gdzie został przerwany.
help-plot = Narysuj wyniki jako PLIK.svg albo PLIK.png.

error-no-games = potrzebna jest co najmniej jedna gra.
error-bad-jobs = liczba rdzeni nie może być ujemna; 0 oznacza wszystkie.
error-unknown-bot = nie ma gracza „{ $name }”; do wyboru: { $known }.
error-wrong-bots = podaj jednego gracza na wszystkie miejsca albo { $players }, po jednym na miejsce; podano { $count }.
error-hands-format = rozszerzenie pliku { $file } nie jest znane; rozgrywki zapisuje się do .parquet albo .jsonl.
error-unknown-picture = rozszerzenie pliku { $file } nie jest znane; obrazki to .svg albo .png.
error-no-pyarrow = Parquet zapisuje PyArrow, który nie jest zainstalowany; instaluje go: pip install 'ruka[data]'. Wiersze JSON (.jsonl) niczego nie wymagają.
error-no-typst-png = PNG rysuje Typst, który nie jest zainstalowany; instaluje go: pip install 'ruka[pdf]'. Obrazek .svg niczego nie wymaga.
error-out-exists = plik { $file } już istnieje; podaj inny albo najpierw go usuń.
error-unfinished-run = w { $folder } leży niedokończony przebieg; kontynuuj z --resume albo usuń folder.
error-other-run = niedokończony przebieg jest inny: { $name } to tam { $begun }, a teraz { $asked }.
error-broken-run = zawartości { $folder } nie da się odczytać; po usunięciu folderu można zacząć od nowa.
error-resume-without-out = podaj plik przebiegu, który ma być kontynuowany: --out PLIK.

simulate-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
 }
simulate-hands = { $count ->
    [one] { $count } rozgrywka
    [few] { $count } rozgrywki
   *[many] { $count } rozgrywek
 }
simulate-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
 }
simulate-seed = ziarno { $seed }
simulate-pace = na sekundę { $games } i { $decisions }
simulate-working = Gra trwa
simulate-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-average = { NUMBER($value, maximumFractionDigits: 0) }
simulate-place = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

simulate-won = rozgrywki z wygraną
simulate-by-draw = z wygranych przez dobranie
simulate-drawn = mur się skończył
simulate-aborted = przerwane
simulate-value = średnia wygrana
simulate-interrupted = Przerwano; to, co rozegrano, zostaje, a to samo polecenie z --resume kontynuuje.
simulate-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-deal-ins = gracz wrzuca
simulate-discards = odrzuty w rozgrywce
simulate-duplicate = { $first } przeciw { $second }: { $walls ->
    [one] { $walls } gra
    [few] { $walls } gry
   *[many] { $walls } gier
 } dwa razy z tymi samymi murami i zamienionymi miejscami
duplicate-points = punkty na grę i miejsce
duplicate-place = pozycja
duplicate-narrower = Punkty są znane z dokładnością ± { $margin }; tyle samo gier z własnymi murami dałoby ± { $apart }, czyli { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) } raza tyle.
duplicate-same = Graczy nic nie różni: każda gra kończy się po zamianie miejsc tak samo.

chart-title = Symulowane gry
chart-ends = Jak kończą się rozgrywki
chart-by-draw = wygrana przez dobranie
chart-by-discard = wygrana z odrzutu
chart-drawn = mur się skończył
chart-aborted = przerwane
chart-rates = Jeden gracz w rozgrywce
chart-wins = wygrywa
chart-deals-in = wrzuca
chart-values = { $rules }: wartość wygranych, średnio { NUMBER($value, maximumFractionDigits: 1) }
chart-patterns = { $rules }: wygrane z poszczególnymi układami
chart-small-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 3) }

column-seat = miejsce
column-bot = gracz
column-points = punkty
column-place = pozycja
column-wins = wygrane
column-deal-ins = wrzutki
column-riichi = riichi
column-value = średnia wygrana
simulate-wrong = Nieudane odpowiedzi, za które zagrała ruka: { $count }. Dlaczego, mówią zapisy (--records).
