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
