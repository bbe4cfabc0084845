# Strona nauki
lessons-title = Nauka
lessons-text = Krótkie lekcje, każda według zasad, które podaje. Na każde pytanie odpowiada silnik i mówi dlaczego.
lessons-start = Zacznij
lessons-go-on = Kontynuuj
lessons-all = Wszystkie lekcje
lessons-of = { $done } z { $count }
lessons-is-done = zrobione
lessons-course-progress = Postęp: { $course }
lessons-progress = Postęp w lekcji
lessons-step = Krok { $step } z { $steps }
lessons-by = Według zasad:
lessons-next = Dalej
lessons-check = Sprawdź
lessons-right = Dobrze.
lessons-wrong = Nie całkiem. Poprawnie: { $answer }.
lessons-number = Twoja odpowiedź
lessons-number-whole = Wpisz liczbę całkowitą.
lessons-number-most = Najwięcej może być { $most }.
lessons-indicators = Wskaźnik:
lessons-seen = Widać:
lessons-sets = Wyłożone:
lessons-practise = Ćwiczenie: pytanie { $place } z { $count }
lessons-skip = Dalej bez tego
lessons-done = Lekcja skończona
lessons-score = Za pierwszym razem dobrze: { $right } z { $asked }.
lessons-next-lesson = Następna lekcja
lessons-back = Wszystkie kursy
lessons-repeat = Jeszcze raz
lessons-streak = { $count ->
    [one] Dziś nauka już zaliczona.
    [few] Uczysz się już { $count } dni z rzędu.
   *[many] Uczysz się już { $count } dni z rzędu.
 }
lessons-again = { $count ->
    [one] Dziś wraca { $count } pytanie.
    [few] Dziś wracają { $count } pytania.
   *[many] Dziś wraca { $count } pytań.
 }
lessons-again-go = Odpowiedz
lessons-again-title = Co wraca
lessons-again-none = Dziś nic nie wraca.
lessons-drills = Ćwiczenia
lessons-drills-text = Dziesięć pytań jednego rodzaju według wybranych zasad. Osiem dobrych odpowiedzi zalicza poziom.
lessons-drill = Co
lessons-level = Poziom
lessons-practise-go = Ćwicz
lessons-level-passed = Poziom zaliczony
lessons-level-again = Spróbuj jeszcze raz, pójdzie lepiej
lessons-level-next = Następny poziom
lessons-more = Więcej do czytania
lessons-gallery = Galeria układów
lessons-waits = Galeria czekań
lessons-customs = Zwyczaje przy stole
lessons-glossary = Słowniczek
lessons-history = Historia
lessons-books = Księgi zasad
lessons-print = Do druku
lessons-calculator = Kalkulator
