# Strona główna
home-learn = Nauka
home-question = Znasz mahjonga?
home-question-no = Nie, pokażcie mi
home-question-no-text = Jedna przygotowana rozgrywka, krok po kroku
home-question-yes = Tak, gram
home-question-yes-text = Wybierz zasady
home-last-game = Twoja ostatnia gra
home-see-again = Odtwórz
home-find = Znajdź zasady
home-find-example = riichi, trzech graczy, Hongkong…
home-found = { $count ->
    [0] Żadne zasady nie pasują. Spróbuj innego słowa.
    [one] Pasują jedne zasady
    [few] Pasują zasady: { $count }
   *[many] Pasują zasady: { $count }
 }
home-book = Księga zasad
home-book-rules = Księga zasad: { $rules }

home-change = Zmień

# Co się dzieje
home-going = Co się teraz dzieje
home-going-open = { $count ->
    [one] Jeden stół czeka
    [few] { $count } stoły czekają
   *[many] { $count } stołów czeka
}
home-going-games = { $count ->
    [one] Jedna gra do obejrzenia
    [few] { $count } gry do obejrzenia
   *[many] { $count } gier do obejrzenia
}
home-invited = { $count ->
    [one] Masz zaproszenie
    [few] Masz { $count } zaproszenia
   *[many] Masz { $count } zaproszeń
}
home-asked = { $count ->
    [one] ktoś zaprasza cię do znajomych
    [few] { $count } osoby zapraszają cię do znajomych
   *[many] { $count } osób zaprasza cię do znajomych
}

# Nowy stół
home-who-bots = boty
home-who-bots-text = Gra zaczyna się od razu, a czasu do namysłu nie brakuje.
home-who-friends = znajomi
home-who-friends-text = Dostajesz link, który im wyślesz; gra zacznie się, gdy będą wszyscy.
home-who-everybody = każdy
home-who-everybody-text = Stół zobaczą wszyscy, którzy szukają gry. Miejsca, których nikt nie zajmie w ciągu minuty, dostaną boty.
home-with-help = Z pomocą
home-with-help-text = Trener przy każdej decyzji mówi, co by zrobił i dlaczego, dopóki jest ci to potrzebne.
home-level = Siła botów
home-level-novice = początkujący
home-level-club = gracze klubowi
home-level-expert = eksperci
home-more = Więcej
home-more-text = miejsca, zegar, tempo, warianty
home-seats = Miejsca

# Nauka
home-help = Graj z pomocą
home-help-text = Najłatwiejsze zasady, początkujący przeciwnicy i bez zegara. W każdym ruchu widzisz, na co czekasz, a podpowiedź masz na jedno dotknięcie.
home-help-go = Graj z pomocą
home-courses = Kursy: od pierwszego kamienia po czytanie odrzutów
home-books-text = Wszystkie zasady zwykłymi zdaniami, z obrazkami rąk, tabelami punktów i źródłami.
home-books-go = Otwórz zasady

# Rodziny zasad
family-riichi = Riichi
family-riichi-text = Dzisiejszy japoński mahjong: ogłoś gotową rękę, postaw na nią i zbieraj yaku.
family-classical = Klasyczne
family-classical-text = Mahjong, jak gra się w domu: wygrywa każda pełna ręka, liczą się punkty i podwojenia.
family-international = Międzynarodowe
family-international-text = 81 wartości, a do wygranej trzeba ośmiu punktów.
family-mcr = Chińskie turniejowe
family-mcr-text = Oficjalna gra mistrzostw świata.
family-bmja = Brytyjskie
family-bmja-text = Specjalne układy, kwiaty i rozliczają się wszyscy.

# Klient jako aplikacja
home-unloaded = Nie udało się wczytać tej strony
home-unloaded-text = Serwer nie odpowiada albo ma nowszą wersję niż ta strona. Nic nie przepadło.
home-offline = Jesteś offline. Otwarte wcześniej zasady i zapisy gier są pod ręką; do gry i liczenia potrzebny jest serwer.
home-newer = Jest nowsza wersja programu ruka.
home-newer-take = Wczytaj
home-newer-later = Później
home-arcade = Salon gier
home-arcade-text = Wideomahjong dla dwojga: ośmioro przeciwników, sklep i klawisze automatów.
