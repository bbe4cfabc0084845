# Stół w przeglądarce
play-table = Stół
play-centre = Środek stołu
play-hand = Twoja ręka
play-hand-riichi = Twoja ręka: wybierz kamień, którym zadeklarujesz riichi
play-calls = Co możesz zrobić
play-waits = Na co czeka twoja ręka
play-side = Przy stole
play-menu = Menu
play-you = ty
play-bot = bot
play-close = Zamknij
play-cancel = Anuluj
play-loading = Stół jest przygotowywany.
play-no-table = Nie można otworzyć tego stołu
play-wind = { $wind ->
    [E] wschód
    [S] południe
    [W] zachód
   *[N] północ
 }
play-round = { $wind ->
    [E] Wschód
    [S] Południe
    [W] Zachód
   *[N] Północ
 } { $number }
play-tiles-left = zostało kamieni: { $count }
play-turns-left = zostało ruchów: { $count }
play-missing = w tej rozgrywce bez { $wind ->
    [E] wschodu
    [S] południa
    [W] zachodu
   *[N] północy
 }
play-fines = kary na środku: { $points }
play-fined = kara { $points }
play-sits-out = Pauzuje: { $name }
play-you-sit-out = W tej rozgrywce pauzujesz i oglądasz.
play-honba = liczniki: { $count }
play-sticks = zastawy na stole: { $count }
play-compare = Różnice punktów
play-dora = Wskaźniki dora
play-clock = { $move ->
    [one] { $move } sekunda
    [few] { $move } sekundy
   *[many] { $move } sekund
 }, potem { $bank } z zapasu

# Kamienie na stole
play-discards-of = Odrzucone kamienie: { $name }
play-sets-of = Grupy: { $name }
play-tiles-held = kamienie w ręce: { $count }
play-set = { $call }: { $tiles }
play-set-from = { $call }: { $tiles }; daje { $source }
play-norths = odłożone północe: { $count }
play-flowers = kwiaty i pory roku: { $tiles }
play-riichi-declared = riichi
play-mark-riichi = z riichi
play-mark-claimed = wziął inny gracz
play-mark-last = ostatni odrzucony
play-mark-drawn = właśnie dobrany
play-mark-hint = podpowiedź
play-mark-turn = teraz gra
play-mark-away = nieobecny, gra bot
play-mark-lost = bez połączenia
play-plate-away = gra bot
play-plate-lost = bez połączenia
play-then-waits = potem czeka na: { $tiles }

# Zgłoszenia
play-call-pass = Pas
play-call-riichi = Riichi
play-call-tsumo = { $terms ->
    [japanese] Tsumo
   *[native] Wygrana
 }
play-call-ron = { $terms ->
    [japanese] Ron
   *[native] Wygrana
 }
play-call-chow = { $terms ->
    [japanese] Chii
   *[native] Chi
 }
play-call-pung = { $terms ->
    [japanese] Pon
   *[native] Pon
 }
play-call-kong = { $terms ->
    [japanese] Kan
   *[native] Kan
 }
play-call-concealed-kong = { $terms ->
    [japanese] Ankan
   *[native] Ukryty kan
 }
play-call-added-kong = { $terms ->
    [japanese] Shouminkan
   *[native] Dołożony kan
 }
play-call-nuki = { $terms ->
    [japanese] Kita
   *[native] Odłóż północ
 }
play-call-nine-orphans = Dziewięć sierot: przerwanie
play-call-show = Pokaż tenpai
play-call-hide = Nie pokazuj
play-call-wrong-call = Zadeklaruj mimo to
play-choose-riichi = Wybierz kamień, który odrzucisz z riichi.
play-asked = Możesz: { $calls }.
play-asked-turn = Twój ruch, dobrany kamień: { $tile }.
play-asked-discard = Twój ruch: odrzuć kamień.

# Na co ręka czeka
play-wait = { $tile }, zostało: { $left }
play-too-little = za mało
play-no-yaku = bez yaku
play-only-draw = tylko z muru
play-furiten-discarded = Furiten: odrzucony został kamień, na który czekasz.
play-furiten-passed = Furiten: przepuszczony został wygrywający kamień.
play-why = Dlaczego nie mogę wygrać?
play-wrong = Zadeklaruj mimo to (na własne ryzyko)
play-wrong-tsumo = Fałszywa wygrana
play-wrong-ron = Fałszywa wygrana
play-wrong-wrong-call = Błędna deklaracja
play-wrong-changed-mind = Cofnij grupę
play-wrong-wrong-count = Przyznaj się: zła liczba kamieni
play-wrong-shown-tile = Przyznaj się: odsłonięty kamień z własnej ręki
play-wrong-shown-many = Przyznaj się: ponad pięć odsłoniętych kamieni
play-wrong-shown-other = Przyznaj się: odsłonięty kamień z cudzej ręki lub z martwego muru
play-possible = Możesz.

# Co stół robi sam
play-toggles = Samoczynnie
play-auto-sort = Układaj rękę
play-auto-win = Wygraj, gdy tylko można
play-no-calls = Bez meldowania (prócz wygranej)
play-auto-discard = Odrzucaj dobrany kamień
play-show-waits = Pokazuj, na co czekam
play-hints = Podpowiedzi
play-hint = Co zrobiłby bot?

# Menu
play-home = Strona główna
play-settings = Ustawienia
play-keys = Klawisze
play-full-screen = Pełny ekran
play-commitment = Uczciwa gra
play-commitment-why = Tym skrótem serwer zobowiązał się do swojego ziarna. Zapis gry ujawni ziarno, a ruka verify je porówna.
play-commitment-share = Twój własny udział w tasowaniu, dla ruka verify --share:
play-leave = Odejdź od stołu…
play-leave-title = Odejść od stołu?
play-leave-text = Na twoim miejscu zagra bot. Dopóki gra trwa, możesz wrócić ze strony głównej.
play-leave-yes = Odejdź
play-leave-no = Zostań
play-come-back = Wróć do gry
play-theme = Wygląd
play-theme-system = jak w systemie
play-theme-dark = ciemny
play-theme-light = jasny
play-sounds = Dźwięki
play-lost = Połączenie zostało przerwane, próbujemy je przywrócić. Z gry nic nie zginęło.
play-stopped = Stół zatrzymał się z powodu błędu. Nic z tego, co widać, nie przepadło; stół sam próbuje ponownie.
play-try-again = Spróbuj ponownie
play-other-lost = Bez połączenia: { $names }
play-watching = Oglądasz grę.
play-lots = Wylosowane miejsca:
play-bot-plays = Na twoim miejscu gra bot.

# Klawisze
play-key-move = ruch po ręce
play-key-discard = odrzuć kamień, naciśnij przycisk
play-key-tiles = odrzuć ten kamień
play-key-drawn = odrzuć dobrany kamień
play-key-win = wygrana
play-key-riichi = riichi
play-key-kong = kan, odłóż północ
play-key-pung = pon
play-key-chow = chi
play-key-number = który z podanych przycisków
play-key-pass = pas, anuluj
play-key-why = dlaczego nie mogę wygrać?
play-key-hint = podpowiedź
play-key-order = przesuń kamień (gdy ręka nie jest układana)
play-key-next = następna rozgrywka, po wyniku
play-key-help = ta pomoc

# Przed grą
play-room = Czekamy na graczy
play-seat-free = wolne miejsce
play-your-name = Twoje imię
play-sit-down = Usiądź
play-sit-as = Siadasz jako { $name }, pod nazwą swojego konta.
play-link = Wyślij ten link tym, którzy mają grać
play-copy = Kopiuj link
play-copied = Skopiowano
play-start-bots = Zacznij, wolne miejsca zajmą boty
play-room-last = To ostatnie wolne miejsce: gdy tylko usiądziesz, gra się zacznie.
play-room-begins = Gra zacznie się, gdy wszystkie miejsca będą zajęte, albo wcześniej, gdy gospodarz uruchomi ją z botami.
play-room-full = Wszystkie miejsca są zajęte: gra zacznie się, gdy tylko wszyscy tu będą.
play-room-clock = Zegar: { $move } s na każdy ruch i { $bank } s zapasu na całą rozgrywkę. Rusza dopiero wtedy, gdy widzisz swoje kamienie.
play-room-no-clock = Bez zegara: nikt nie pogania.

# Przebieg gry
play-log = Co się stało
play-log-hand = { $round }. Rozdaje { $dealer }.
play-log-discard = { $who }: { $tile }.
play-log-declare = { $who }: riichi! { $tile }.
play-log-chow = { $who }: chi, { $tile }; daje { $source }.
play-log-pung = { $who }: pon, { $tile }; daje { $source }.
play-log-kong = { $who }: kan, { $tile }; daje { $source }.
play-log-concealed-kong = { $who }: ukryty kan, { $tile }.
play-log-added-kong = { $who }: dołożony kan, { $tile }.
play-log-nuki = { $who }: odłożona północ.
play-log-flower = { $who }: { $tile }, dobiera się następny kamień.
play-log-shown = { $who }: ręka warta { $points }.
play-log-dora = Wskaźnik dora: { $tile }.
play-log-tsumo = { $who }: wygrana z muru, { $tile }!
play-log-ron = { $who }: wygrana, { $tile }; daje { $source }!
play-log-ready = { $who }: tenpai.
play-log-exhausted = Mur się skończył.
play-log-turns = Wszystkie ruchy zostały wykonane.
play-log-nagashi = { $who }: nagashi mangan, odrzucone tylko kamienie skrajne i specjalne!
play-log-aborted = Rozgrywka przerwana.
play-log-offence = { $reason ->
    [wrong_call] { $who }: błędna deklaracja.
    [changed_mind] { $who }: wyłożona grupa wraca do ręki.
    [wrong_count] { $who }: zła liczba kamieni w ręce.
    [shown_tile] { $who }: odsłonięty kamień z własnej ręki.
    [shown_other] { $who }: odsłonięty kamień z cudzej ręki lub z martwego muru.
    [false_win] { $who }: fałszywa wygrana.
   *[any] { $who }: przewinienie, rozgrywka przerwana.
 }
play-log-end = Punkty: { $points }.
play-log-over = Gra się skończyła.

# Co radzi trener
replay-coach-choices = Możliwości
replay-coach-played = zagrano
replay-coach-reasons = Powody
replay-coach-worth = { $points } pkt
