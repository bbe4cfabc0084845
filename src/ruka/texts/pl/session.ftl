# Stół z ludźmi: czego odmawia
error-wrong-seats = liczba graczy w tej grze: { $players }.
error-started = gra już się zaczęła.
error-table-full = przy tym stole nie ma wolnego miejsca.
error-seat-taken = to miejsce jest zajęte.
error-name-taken = gracz o imieniu { $name } już tu siedzi; wybierz inne imię.
error-only-host = grę rozpoczyna ten, kto założył stół.
error-only-watching = tylko patrzysz; to mogą robić jedynie gracze.
error-away = gra za ciebie bot; najpierw wróć na swoje miejsce.
error-old-question = to pytanie jest już nieaktualne.
error-between-hands = rozgrywka się skończyła, a następna jeszcze się nie zaczęła.
error-no-result = nie ma teraz wyniku do przeczytania.
error-no-hints = przy tym stole nie ma podpowiedzi.
error-not-over = to jest możliwe dopiero po zakończeniu gry.
error-table-stopped = stół zatrzymał się z powodu błędu; nic z tego, co widać, nie przepadło.

# … i co mówi wszystkim
bot-failed = { $name }: bot zawiódł; stół za niego pasuje albo odrzuca dobrany kamień, a gra toczy się dalej.
