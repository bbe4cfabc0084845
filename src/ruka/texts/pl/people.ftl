# Wejście
people-account = Konto
people-welcome = Twoje konto
people-welcome-text = Do gry nie jest potrzebne. Dzięki niemu masz swoje gry na wszystkich urządzeniach, znajomych i ranking. O e-mail nie pytamy.
people-way = Masz już konto?
people-way-in = Logowanie
people-way-new = Nowe konto
people-way-lost = Zapomniane hasło
people-name = Nazwa
people-name-text = Zobaczą ją inni; najwyżej 24 litery.
people-password = Hasło
people-password-new = Nowe hasło
people-password-text = Co najmniej 8 znaków, niczego więcej nie wymagamy. Najlepiej sprawdzi się kilka słów.
people-do-in = Zaloguj się
people-do-new = Załóż konto
people-do-lost = Ustaw hasło i zaloguj się
people-or = albo
people-by-passkey = Zaloguj się kluczem dostępu
people-by-passkey-short = Kluczem dostępu
people-lost = Nie pamiętam hasła
people-lost-text = Zalogujesz się jednym ze swoich kodów ratunkowych. Kod przepadnie, a wszystkie inne przeglądarki zostaną wylogowane.
people-code = Kod ratunkowy
people-back = Wróć do logowania

# Własne konto
people-since = Konto założone { $day }
people-sign-out = Wyloguj
people-rename = Zmień nazwę
people-rename-text = Zmieni się też w twoich grach.
people-name-done = Nazwa została zmieniona.
people-password-change = Zmień hasło
people-password-change-text = Co najmniej 8 znaków. Wszystkie inne przeglądarki zostaną wylogowane.
people-password-done = Hasło zostało zmienione, a wszystkie inne przeglądarki wylogowane.
people-passkeys = Klucze dostępu
people-passkeys-text = Logujesz się odciskiem palca, twarzą lub PIN-em, bez hasła. Klucz zostaje w twoim urządzeniu albo menedżerze haseł.
people-passkeys-not-here = Pod tym adresem ta przeglądarka nie obsługuje kluczy dostępu.
people-passkey = Klucz dostępu
people-passkey-add = Dodaj klucz dostępu
people-passkey-done = Klucz dostępu został dodany.
people-remove = Usuń
people-codes = Kody ratunkowe
people-codes-text = Każdym można zalogować się raz, gdy zapomnisz hasła. Innej drogi nie ma: nie przechowujemy adresu e-mail.
people-codes-left = { $count ->
    [0] Nie masz jeszcze żadnych kodów.
    [one] Został ci { $count } kod.
    [few] Zostały ci { $count } kody.
   *[many] Zostało ci { $count } kodów.
}
people-codes-once = Zapisz je albo dobrze przechowaj: widać je tylko teraz.
people-codes-new = Utwórz dziesięć nowych kodów
people-copy = Kopiuj
people-visits = Zalogowane przeglądarki
people-visits-text = Nie znasz którejś przeglądarki? Wyloguj ją i zmień hasło.
people-visit-this = Ta przeglądarka
people-visit-seen = Ostatnio { $when }
people-visit-unknown = Nieznana przeglądarka
people-visits-end = Wyloguj wszędzie indziej
people-games = Gry bez konta
people-games-text = { $count ->
    [one] W tej przeglądarce jest klucz do { $count } gry rozegranej bez konta. Przypisz ją do konta, a będzie dostępna na każdym urządzeniu.
    [few] W tej przeglądarce są klucze do { $count } gier rozegranych bez konta. Przypisz je do konta, a będą dostępne na każdym urządzeniu.
   *[many] W tej przeglądarce są klucze do { $count } gier rozegranych bez konta. Przypisz je do konta, a będą dostępne na każdym urządzeniu.
}
people-games-take = { $count ->
    [one] Przypisz ją do konta
    [few] Przypisz je do konta
   *[many] Przypisz je do konta
}
people-games-taken = { $count ->
    [0] Nie było nic nowego do przypisania.
    [one] Na konto trafiła { $count } gra.
    [few] Na konto trafiły { $count } gry.
   *[many] Na konto trafiło { $count } gier.
}
people-data = Twoje dane
people-export-text = Wszystko, co o tobie przechowujemy, w jednym pliku: konto, przeglądarki, znajomi i zapisy twoich gier.
people-export = Pobierz
people-delete = Usuń konto
people-delete-text = Twoja nazwa zniknie ze wszystkich gier i będzie wolna dla innych. Znajomi, klucze dostępu i kody zostaną usunięte. Gry innych pozostaną. Tego nie da się cofnąć.
people-delete-now = Usuń na zawsze
people-confirm-title = Czy to ty?
people-confirm-text = To zmienia sposób logowania; najpierw potwierdź, że to ty.
people-confirm = Dalej
people-cancel = Anuluj

# Znajomi
people-friends = Znajomi
people-profile = Profil: gry i statystyki
people-friends-sign-in = Żeby znajomi mogli się odnaleźć, potrzebują konta.
people-friends-none = Nikogo tu jeszcze nie ma.
people-friend-name = Nazwa gracza
people-friend-text = Kto przyjmie zaproszenie, zobaczy, kiedy tu jesteś, a ty zobaczysz to samo.
people-friend-ask = Zaproś do znajomych
people-group-asks = Zapraszają cię
people-group-friend = Znajomi
people-group-asked = Twoje zaproszenia
people-group-blocked = Zablokowani
people-here = Online
people-away = Offline
people-accept = Przyjmij
people-leave-asks = Odrzuć
people-leave-friend = Usuń
people-leave-asked = Cofnij
people-leave-blocked = Odblokuj
people-block = Zablokuj

# Opiekunowie
people-keeper = Opieka nad serwerem
people-keeper-only = Ta strona jest dla opiekunów serwera.
people-keeper-person = Gracz
people-keeper-find = Znajdź
people-reports = Zgłoszenia
people-reports-none = Nikt niczego nie zgłosił.
people-guest = gość
people-reported = Zgłoszenie: { $by }, { $when }
people-report-game = Gra
people-report-person = Gracz
people-report-settle = Załatw
people-report-settled = Załatwione
people-banned = Blokada do { $day }.
people-banned-forever = Blokada na stałe.
people-unban = Odblokuj
people-ban = Zablokuj
people-ban-for = Na jak długo
people-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}
people-ban-forever = na stałe
people-ban-reason = Powód (gracz go przeczyta)
people-end-visits = { $count ->
    [0] Brak zalogowanych przeglądarek
    [one] Wyloguj w { $count } przeglądarce
    [few] Wyloguj w { $count } przeglądarkach
   *[many] Wyloguj w { $count } przeglądarkach
}
people-acts = Co zrobili opiekunowie
people-acts-none = Jeszcze nic.
people-acts-when = Kiedy
people-acts-who = Kto
people-acts-what = Co
people-acts-server = osoba prowadząca serwer
people-act-keeper = Nowy opiekun:
people-act-no-keeper = Nie jest już opiekunem:
people-act-ban = Blokada:
people-act-unban = Odblokowanie:
people-act-rename = Zmiana nazwy:
people-act-end-visits = Wylogowanie:
people-act-codes = Nowe kody ratunkowe dla konta:
people-act-settle = Załatwione zgłoszenie
