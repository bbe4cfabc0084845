# Poczekalnia, widzowie i ci, którzy odchodzą

error-not-watched = tej gry nie można oglądać.

person-left = { $name }: odejście od stołu. Dalej gra bot, a miejsce czeka na powrót do końca gry.
person-gone = { $name }: utracone połączenie. Do powrotu gra bot.
person-late = { $name }: czas mija raz za razem. Do powrotu gra bot.
person-back = { $name } wraca do stołu.

# Czego poczekalnia odmawia
error-rated-sign-in = gry rankingowe są dla graczy z kontem: najpierw się zaloguj.
error-rated-house = w grach rankingowych obowiązują zasady znane wszystkim, nie domowe.
error-rated-clock = gra rankingowa wymaga zegara.
error-no-quick-rules = nie ma tu takich zasad dla tylu graczy.
error-game-void = wszyscy opuścili tę grę na dziesięć minut, więc jest nieważna i nikomu się nie liczy.
error-table-closed = wszyscy odeszli przed rozpoczęciem gry, więc stół został zamknięty.
error-not-friends = zaprosić można tylko znajomych; innym wyślij link.
