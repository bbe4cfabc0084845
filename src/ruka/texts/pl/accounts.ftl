# Konta: co jest odrzucane
error-account-taken = nazwa { $name } należy już do kogoś innego; wybierz inną.
error-password-short = hasło musi mieć co najmniej { $least } znaków.
error-password-is-name = hasło nie może być takie samo jak nazwa.
error-wrong-sign-in = nazwa lub hasło się nie zgadza.
error-sign-in-first = najpierw się zaloguj.
error-foreign-site = to żądanie przyszło z obcej strony i dlatego nie zostanie wykonane.
error-banned = twoje konto jest zablokowane do { $until }. { $reason }
error-no-such-visit = to logowanie już się zakończyło.
error-visit-ended = ta przeglądarka została wylogowana.
error-sits-there = już siedzisz przy tym stole.
