# Klient sieciowy: strony i to, co im wspólne
web-pages = Strony
web-home = Graj
web-leaders = Tabele rankingowe
web-calculator = Kalkulator
web-learn = Nauka
web-settings = Ustawienia
web-language = Język
web-to-dark = Przełącz na ciemny wygląd
web-to-light = Przełącz na jasny wygląd
web-skip = Przejdź do treści
web-tile-hidden = zakryty kamień
web-close = Zamknij
web-again = Spróbuj ponownie
web-no-server = Serwer nie odpowiada. Sprawdź połączenie.
web-lost = Pod tym adresem nie ma strony. Grę zaczyna się tutaj.

# Mówione na pierwszej stronie i zewsząd
lobby-title = Poczekalnia
replay-title = Odtwarzacz
replay-home-text = Przejdź zakończoną grę krok po kroku, zobacz wszystkie ręce i wyślij znajomym link do wybranej chwili.
replay-home-go = Otwórz odtwarzacz
replay-refused = { $file }: { $reason }
replay-drop-here = Upuść plik, a gra zostanie odtworzona
book-title = Zasady
docs-title = Zasady i dokumenty
result-copied = Skopiowano
result-set = { $kind ->
    [concealed] ukryty kan { $tiles }
   *[shown] grupa na stole: { $tiles }
 }
result-winning-tile = wygrywający kamień { $tile }
error-too-large = to jest za duże; przyjmuje się najwyżej { $most } kB.

# Strona główna
web-title-home = ruka · mahjong
web-hero = Mahjong według zasad, które znasz
web-hero-text = Graj z botami albo ze znajomymi, policz każdą rękę i dowiedz się, skąd jest każdy punkt. Bez konta i bez instalacji.
web-play-now = Zagraj teraz
web-with-friends = Ze znajomymi
web-play-how = { $rules } · ty i { $bots ->
    [one] jeden bot
    [few] { $bots } boty
   *[many] { $bots } botów
 } · bez zegara
web-player = Gracz
web-continue = Rozpoczęte gry
web-continue-go = Kontynuuj
web-continue-waits = czeka na graczy
web-choose-rules = Wybierz zasady
web-play = Graj
web-play-rules = Graj: { $rules }
web-with-friends-rules = Ze znajomymi: { $rules }
web-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
 }
web-join = Do znajomych
web-join-text = Wklej link, który ci przysłano, albo kod stołu.
web-join-example = link lub kod
web-join-go = Dołącz
web-join-what = To nie jest link do stołu ani jego kod.
web-count = Policz rękę
web-count-text = Grasz przy prawdziwym stole? Podaj kamienie i zobacz, ile ręka jest warta według różnych zasad, wiersz po wierszu.
web-count-go = Otwórz kalkulator

# Stół dla znajomych
web-new-table = Nowy stół
web-rules = Zasady
web-seats = Kto gra
web-seat = Miejsce { $number }
web-seat-own = Ty
web-seat-open = znajomy (link)
web-seat-bot = bot, gracz klubowy
web-seat-expert = bot ekspert
web-seat-novice = bot początkujący
web-draw-seats = Losować miejsca przy stole
web-draw-seats-text = Kto będzie pierwszym Wschodem, rozstrzyga los na początku gry; inaczej każdy zostaje tam, gdzie siedzi.
web-clock = Zegar w sekundach
web-clock-none = bez zegara
web-clock-own = własny
web-clock-move = na ruch
web-clock-bank = w rezerwie
web-clock-text = Na każdy ruch, a do tego rezerwa na całą rozgrywkę. Gdy zabraknie obu, odrzucany jest dobrany kamień.
web-pace = Tempo
web-pace-even = Równe
web-pace-even-text = Po każdym odrzuceniu czeka się tak samo krótko, więc nikt nie pozna, kto mógł wziąć kamień.
web-pace-full = Pełne
web-pace-full-text = Po każdym odrzuceniu czeka się cały czas na deklaracje: nie widać nawet namysłu. Na turnieje.
web-pace-fast = Szybkie
web-pace-fast-text = Gdy nikt nie bierze kamienia, nie czeka się. Na szybką grę ze znajomymi i botami.
web-options = Opcje zasad
web-options-changed = { $count ->
    [0] jak mówią zasady
    [one] { $count } zmieniona
    [few] { $count } zmienione
   *[many] { $count } zmienionych
 }
web-options-reset = Wróć do zasad
web-make = Utwórz stół i weź link
web-make-start = Zacznij grę

# Ustawienia
web-settings-text = Wszystko działa od razu i zostaje w tej przeglądarce.
web-sample = Tak to wygląda
web-set-you = Ty
web-set-name = Imię
web-set-name-text = Zobaczą je inni przy stole.
web-set-lang-text = Wszystkich stron i tego, co mówi stół.
web-set-terms = Terminy
web-set-terms-text = Jak nazywa się deklaracje i układy.
web-terms-native = polskie: pon, same zwykłe
web-terms-japanese = japońskie: pon, tanyao
web-set-look = Wygląd
web-set-theme = Motyw
web-set-theme-text = Ciemny jest wieczorem łagodniejszy dla oczu.
web-theme-system = jak w systemie
web-theme-dark = ciemny
web-theme-light = jasny
web-set-play = Przy stole
web-set-play-text = Jak są ustawione przełączniki przy stole. To, co stół robi za ciebie (wygrane, meldowanie, odrzucanie), przełącza się tam tylko na bieżącą rozgrywkę.
web-set-autoSort = Układaj rękę
web-set-autoSort-text = Według rodzin: znaki, kółka, bambusy, wiatry, smoki.
web-set-autoWin = Wygrywaj automatycznie
web-set-autoWin-text = Każda wygrana jest ogłaszana od razu.
web-set-noCalls = Bez meldowania
web-set-noCalls-text = Stół nie pyta o chi, pon i kan; o wygraną pyta.
web-set-autoDiscard = Odrzucaj dobrane
web-set-autoDiscard-text = Dobrany kamień odrzuca się sam, nigdy jednak w ruchu z riichi.
web-set-showWaits = Pokazuj czekanie
web-set-showWaits-text = Które kamienie kończą rękę, ile ich zostało i za ile.
web-set-hints = Podpowiedzi
web-set-hints-text = Co na twoim miejscu zrobiłby bot; tylko przy stołach z samymi botami.
web-reset = Przywróć domyślne
web-reset-text = Wszystko jak na początku, oprócz języka i imienia.
web-reset-done = Ustawienia są jak na początku.
web-undo = Cofnij

# House rules
web-house = Zasady domowe
web-saved = Opcje zapisane w tej przeglądarce
web-saved-name = Nazwa tych opcji
web-saved-save = Zapisz
web-saved-drop = Zapomnij
web-saved-link = Kopiuj link z nimi
house-link = Kopiuj link do nich
house-write = Napisz i udostępnij własne zasady domowe
house-based = Na podstawie zasad
house-change = Zmień
house-differences = Czym się różnią
house-where = Co
house-file = Plik zasad
house-bring = Wybierz plik
house-share = Sprawdź i udostępnij
house-editor-text = Napisz, na jakich zasadach się opierasz i czym twoje się różnią: opcje, ceny i własne układy. Serwer sprawdzi zasady, spróbuje według nich zagrać i poda link, pod którym każdy może je otworzyć i według nich grać.
house-sample-name = Klub czwartkowy
house-sample-pattern = Para smoków
house-words = Słowa do własnych układów
house-words-text = „is” mówi, kiedy układ się liczy. Słowa łączy się znakami & (i), | (lub) oraz ~ (nie), porównuje i dodaje. Prawda liczy się raz, liczba tyle razy, ile mówi, a rodzaje kamieni po razie za każdy.
house-words-sets = Grupy
house-words-tiles = Kamienie w ręce
house-words-kinds = Rodzaje kamieni
house-words-win = Wygrana
house-words-counts = Pytania i liczby
house-words-places = Rodziny i numery
house-words-forms = Formy ręki
house-words-others = Układy, opcje, wybór grup
house-examples = Przykłady
house-example-wind_pung = Pon wiatrów
house-example-simple_pungs = Pony ze zwykłych kamieni
house-example-next_pungs = Sąsiednie pony
house-insert = Wstaw
house-guide = Cały przewodnik po zasadach domowych, po angielsku
web-sign-in = Zaloguj się
web-known = ma konto
web-guest = gość
web-deleted-player = usunięte konto
