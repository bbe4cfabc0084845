# Zasady i opcje
error-unknown-rules = nie ma zasad „{ $name }”; do wyboru: { $known }.
error-unknown-option = zasady { $rules } nie mają opcji „{ $option }”; mają: { $known }.
error-bad-option-value = opcja „{ $option }” nie może mieć wartości { $value }; może mieć: { $allowed }.

# Okoliczności wygranej
error-bad-win = wygrywa się przez „ron” albo „tsumo”, nie przez „{ $value }”.
error-bad-wind = „{ $value }” nie jest wiatrem; wiatry to E, S, W i N.
error-bad-indicator = „{ $tile }” nie może być wskaźnikiem dora.
error-bad-number = „{ $name }” to liczba całkowita od 0 do { $most }.
error-bad-circumstance = „{ $name }” to prawda albo fałsz.
error-unknown-circumstance = nie ma okoliczności „{ $name }”; są następujące: { $known }.
error-too-many-indicators = wskaźników jest najwyżej { $limit }.
error-no-winning-tile = brakuje wygrywającego kamienia; należy go napisać po „+”, na przykład +9s.
error-ippatsu-without-riichi = ippatsu jest możliwe tylko z riichi.
error-riichi-with-shown-sets = riichi wymaga ukrytej ręki, a ta ma zameldowane grupy.
error-replacement-by-discard = kamień uzupełniający się dobiera; taka wygrana nigdy nie jest na odrzuconym kamieniu.
error-replacement-without-kong = kamień uzupełniający dobiera się po kanie, a ręka nie ma żadnego.
error-robbing-by-draw = przechwycenie kana to wygrana na odrzuconym kamieniu, nigdy przez dobranie.
error-first-turn-with-sets = w pierwszej kolejce na stole nie leży jeszcze żadna grupa.
error-first-turn-with-riichi = w pierwszej kolejce wygrywa się, zanim można zadeklarować riichi.
error-first-turn-and-last-tile = pierwsza kolejka nigdy nie jest ostatnim kamieniem.
error-discarder-by-draw = przy wygranej przez dobranie nikt nie odrzuca.
error-discarder-is-winner = zwycięzca nie może być tym, kto odrzucił kamień.
error-feeder-is-winner = zwycięzca nie może odpowiadać za własny układ.
error-bad-seat = przy tym stole nie ma takiego miejsca.
