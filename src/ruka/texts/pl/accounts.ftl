# Konta: co jest odrzucane
error-account-taken = nazwa { $name } należy już do kogoś innego; wybierz inną.
error-password-short = hasło musi mieć co najmniej { $least } znaków.
error-password-is-name = hasło nie może być takie samo jak nazwa.
error-wrong-sign-in = nazwa lub hasło się nie zgadza.
error-sign-in-first = najpierw się zaloguj.
error-foreign-site = to żądanie przyszło z obcej strony i dlatego nie zostanie wykonane.
error-banned = twoje konto jest zablokowane do { $until }. Powód: „{ $reason }”.
error-no-such-visit = to logowanie już się zakończyło.
error-visit-ended = ta przeglądarka została wylogowana.
error-sits-there = już siedzisz przy tym stole.
error-banned-forever = twoje konto jest zablokowane na stałe. Powód: „{ $reason }”.
error-was-banned = twoje konto zostało zablokowane; powód poznasz przy logowaniu.
error-wrong-password = hasło się nie zgadza.
error-wrong-code = nazwa lub kod ratunkowy się nie zgadza.
error-passkey-refused = klucz dostępu nie został przyjęty; spróbuj jeszcze raz.
error-confirm-first = najpierw potwierdź, że to ty.
error-keepers-only = to może zrobić tylko opiekun serwera.
error-no-such-person = nie ma konta o tej nazwie.
error-no-such-passkey = tego klucza dostępu już tu nie ma.
error-no-such-report = nie ma takiego zgłoszenia.
error-too-many-passkeys = { $most ->
    [one] konto może mieć najwyżej { $most } klucz dostępu.
    [few] konto może mieć najwyżej { $most } klucze dostępu.
   *[many] konto może mieć najwyżej { $most } kluczy dostępu.
}
error-too-many-friends = { $most ->
    [one] na liście może być najwyżej { $most } osoba.
    [few] na liście mogą być najwyżej { $most } osoby.
   *[many] na liście może być najwyżej { $most } osób.
}
error-own-friend = to ty.

# Wiersz poleceń
help-keeper = Nazwa konta, które opiekuje się serwerem: widzi zgłoszenia, blokuje i zmienia nazwy (można podać kilka razy).

# ruka people
help-people = Konta serwera, gdy jest zatrzymany: lista, opiekunowie, blokady, nazwy, kody ratunkowe.
help-people-list = Wszystkie konta albo te, które mają coś w nazwie.
help-people-part = Część nazwy.
help-people-name = Nazwa konta albo jego id.
help-people-keeper = Uczyń kogoś opiekunem, który widzi zgłoszenia, blokuje i zmienia nazwy.
help-people-remove = Odbierz mu to.
help-people-ban = Zablokuj konto: zostanie wszędzie wylogowane i już się nie zaloguje.
help-people-days = Na tyle dni; bez tego na stałe.
help-people-reason = Powód, pokazywany przy logowaniu.
help-people-unban = Odblokuj konto.
help-people-rename = Inna nazwa, także we wszystkich rozegranych grach.
help-people-new = Nowa nazwa.
help-people-sign-out = Wyloguj konto we wszystkich przeglądarkach.
help-people-codes = Nowe kody ratunkowe dla kogoś, kto nie ma już jak się zalogować; dotychczasowe przestają działać.
error-people-server-runs = z tych danych korzysta serwer: najpierw go zatrzymaj albo zrób to na stronie opiekunów (/keeper).
people-nobody = Nikogo.
people-column-name = nazwa
people-column-id = id
people-column-since = od
people-column-browsers = przeglądarki
people-column-notes = uwagi
people-is-keeper = opiekun
people-is-banned = zablokowane do { $until }: { $reason }
people-done-keeper = Konto { $name } jest teraz opiekunem.
people-done-no-keeper = Konto { $name } nie jest już opiekunem.
people-done-ban = { $days ->
    [one] Konto { $name } jest zablokowane na { $days } dzień.
    [few] Konto { $name } jest zablokowane na { $days } dni.
   *[many] Konto { $name } jest zablokowane na { $days } dni.
}
people-done-ban-forever = Konto { $name } jest zablokowane na stałe.
people-done-unban = Konto { $name } jest odblokowane.
people-done-rename = Konto { $name } nazywa się teraz { $new }.
people-done-sign-out = Konto { $name } jest wszędzie wylogowane.
people-done-codes = Każdym z tych kodów można raz ustawić na stronie logowania nowe hasło do konta { $name }:
