# Ćwiczenia: o co pytamy i dlaczego odpowiedź jest dobra
drill-tiles = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
 }
drill-sum = Razem

# Czekania
drill-waits = Czekania
drill-waits-text = Które kamienie kończą rękę i ile ich jeszcze zostało.
drill-waits-level-plain = Czekania na jeden lub dwa kamienie
drill-waits-level-left = Ile ich zostało
drill-waits-level-wide = Czekania na trzy kamienie i więcej
drill-waits-level-suit = Dziesięć i więcej kamieni jednego koloru
drill-waits-level-wide-left = Ile ich zostało z wielu
drill-waits-which = Które kamienie kończą rękę?
drill-waits-left = Ile kamieni kończących rękę jeszcze zostało, gdy widać te?
drill-waits-with = { $tile }: { $wait }
drill-waits-of = { $count ->
    [one] został { $count }
    [few] zostały { $count }
   *[many] zostało { $count }
 }
drill-waits-not = { $tile } nie kończy ręki
drill-waits-fifth = { $tile }: wszystkie cztery są już w ręce

# Małe punkty
drill-fu = Małe punkty
drill-fu-text = Punkty za zestawy, pary i czekania, liczone po częściach i za całe ręce.
drill-fu-level-part = Jeden zestaw, para lub czekanie
drill-fu-level-sum = Całe ręce
drill-fu-level-rounded = Całe ręce, zaokrąglone tak, jak się liczą
drill-fu-part = Ile { $unit } daje ta część ręki?
drill-fu-sum = Ile { $unit } ma ta ręka, zanim cokolwiek się zaokrągli?
drill-fu-rounded = Ile { $unit } liczy się za tę rękę po zaokrągleniu?
drill-fu-rounds = { $fu }, zaokrąglone w górę
drill-fu-nothing = Nic się za to nie daje

# Błędy
error-unknown-drill = nie ma ćwiczenia „{ $name }”; do wyboru: { $known }.
error-drill-not-for-rules = ćwiczenie „{ $drill }” nie ma o co pytać według zasad „{ $rules }”.
error-no-such-level = ćwiczenie „{ $drill }” ma według tych zasad poziomy od 1 do { $most }.
error-no-such-answer = to nie jest odpowiedź na pytanie: wybierz z tego, co podano, albo napisz liczbę.
error-no-question = nie znalazło się takie pytanie; podaj inne ziarno.
