# Dlaczego serwer odmawia
error-no-such-table = nie ma stołu „{ $table }”; może link jest niepełny.
error-no-such-replay = pod tym linkiem nie ma rozgrywki do odtworzenia; może jest niepełny.
error-no-such-page = pod tym adresem nic nie ma.
error-no-client = klient sieciowy nie jest zbudowany; zbuduje go ./dev play.
error-game-not-over = gra jeszcze trwa.
error-game-not-begun = gra jeszcze się nie zaczęła.
error-table-set-aside = zapisana gra tego stołu jest uszkodzona i została odłożona; powód administrator znajdzie w dzienniku serwera.
error-too-large = to jest za duże; przyjmuje się najwyżej { $most } kB.
error-too-many = za dużo żądań; poczekaj chwilę.
error-server-full = wszystkie stoły tego serwera są zajęte; spróbuj później.
error-internal = coś się zepsuło na serwerze; nic się nie zmieniło.
error-bad-message = to nie jest wiadomość protokołu.
error-hello-first = pierwszą wiadomością jest hello.
error-wrong-version = stół mówi wersją { $known } protokołu; wczytaj stronę ponownie.
error-wrong-token = ten klucz nie otwiera żadnego miejsca przy tym stole.
error-bad-seats = te zasady mają miejsc: { $players }, a jedno z nich jest twoje: person; pozostałe to bot lub open.
error-steps-missing = brakuje kroków gry.
error-steps-differ = kroki nie prowadzą do tego, co się stało.
error-not-started = serwera nie udało się uruchomić; powód jest w jego dzienniku.
error-bad-database = nie można otworzyć bazy danych ({ $reason }).
error-bad-signing-key = w pliku { $path } nie ma klucza do podpisywania; przenieś go, a serwer zrobi nowy.
error-data-in-use = folderu { $path } używa inny serwer.
error-port-taken = port { $port } jest zajęty; wybierz inny przez --port.

# Bots
bot-names = Kos, Sowa, Wydra, Ryś, Kuna

# ruka serve
help-serve = Serwer stołów z klientem sieciowym.
help-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 to wszystkie.
help-port = Port; bez niego 8700 albo następny wolny.
help-data = Folder z grami.
help-database = Inna baza danych zamiast pliku w folderze.
help-origin = Witryna, której strony też mogą usiąść (można podać kilka razy).
help-open = Otwiera przeglądarkę.
serve-ready = ruka działa pod { $link } · gry są zapisywane w { $path } · kończy ją Ctrl+C

# Wartości opcji
choice-yakuman = yakuman
choice-mangan = mangan
choice-one_less = o jeden mniej
choice-none = nic
choice-discarder = kto odrzucił
choice-feeder = kto odpowiada
choice-all = wszyscy
choice-first = następny w kolejności
choice-abort_at_three = dwóch; trzech kończy rozdanie
choice-at_once = od razu
choice-after_discard = po odrzuceniu
choice-own_turn_or_claim = własna tura albo przerwanie
choice-own_turn = własna tura
choice-as_win = wygrana
choice-as_draw = remis
choice-strict = nie jest przyjmowane
choice-open = przyjmowane i karane
choice-hanchan = dwie rundy
choice-tonpuu = jedna runda
choice-never = nigdy
choice-win = po wygranej
choice-win_or_ready = po wygranej albo z tenpai
choice-A = A: jak w grze czterech osób
choice-B = B: 2, 2, 4 i 6 razy
choice-C = C: 4 razy, rozdający 6 razy
choice-hands = wygrane rozdania
choice-points = punkty
choice-either = rozdania albo punkty
choice-4-8 = 4 i 8
choice-8-16 = 8 i 16
choice-next_turns = w następnej kolejce
choice-next_hand = w następnym rozdaniu
choice-W = zachód
choice-S = południe
choice-N = północ
choice-same_tile = tylko ten sam kamień
choice-any_wait = którykolwiek oczekiwany kamień
help-bot = Program, który mówi w mjai i może zająć miejsce; można podać kilka razy. { "{seat}" } w poleceniu oznacza numer jego miejsca.
help-bot-seconds = Jak długo taki program może odpowiadać.
error-bad-bot = „{ $words }” nie podaje programu; napisz NAME=COMMAND.
error-no-program = nie znaleziono programu z polecenia „{ $command }”.
error-programs-busy = gra tu teraz zbyt wiele programów; spróbuj później albo zagraj z naszymi botami.
