# Poczekalnia, widzowie i ci, którzy odchodzą

error-not-watched = tej gry nie można oglądać.

person-left = { $name }: odejście od stołu. Dalej gra bot, a miejsce czeka na powrót do końca gry.
person-gone = { $name }: utracone połączenie. Do powrotu gra bot.
person-late = { $name }: czas mija raz za razem. Do powrotu gra bot.
person-back = { $name } wraca do stołu.
