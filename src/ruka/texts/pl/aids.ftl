# Pomoce w czytaniu stołu
aids-mark-drawn = prosto z muru
aids-mark-dora = dora
aids-mark-safe = bezpieczny wobec: { $names }
aids-key-seen = kamienie, których jeszcze nie widać
aids-key-needs = jaka wygrana wystarczy na lepsze miejsce
aids-hurry = Zostało pięć sekund.
aids-your-turn = Twój ruch
aids-seen = Kamienie, których jeszcze nie widać
aids-safe = Co wiadomo na pewno o tym kamieniu

# Czego trzeba do lepszego miejsca
aids-needs = Jaka wygrana wystarczy
aids-need-pass = Żeby wyprzedzić: { $name } (przewaga { $points })
aids-need-draw = kamieniem z muru
aids-need-direct = odrzutem: { $name }
aids-need-discard = odrzutem kogoś innego
aids-need-none = jedna wygrana nie wystarczy
aids-need-any = dowolna wygrana
aids-need-hand = { $points } ({ $hand })
aids-need-fu = { $fan }, { $fu } fu
aids-need-fan = { $unit ->
    [values] { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
     }
    [doubles] { $count ->
        [one] { $count } podwojenie
        [few] { $count } podwojenia
       *[many] { $count } podwojeń
     }
   *[any] { $count } { $unit }
 }
aids-need-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
 }
aids-need-first = Nikt nie jest przed tobą.

# Ustawienia
aids-set = Czytanie stołu
aids-set-text = Pomoce, które czytają stół za ciebie. To, co wykracza poza liczenie, działa tylko przeciw botom.
aids-set-markDora = Oznaczaj dorę
aids-set-markDora-text = Dora i czerwone piątki mają złoty rożek w ręce, wśród odrzutów i w grupach.
aids-set-markSame = Oznaczaj takie same kamienie
aids-set-markSame-text = Kamień, który wskażesz lub uniesiesz, jest oznaczony wszędzie tam, gdzie jeszcze leży.
aids-set-markDrawn = Oznaczaj odrzuty prosto z muru
aids-set-markDrawn-text = Kamień odrzucony zaraz po dobraniu jest przyciemniony.
aids-set-showOrder = Numeruj odrzuty
aids-set-showOrder-text = Wskazanie czyichś odrzutów pokazuje, w jakiej kolejności padły.
aids-set-compare = Różnice punktów
aids-set-compare-text = Wskazanie lub dotknięcie gracza pokazuje, o ile różnią się od niego pozostali.
aids-set-showNeeds = Jaka wygrana wystarczy
aids-set-showNeeds-text = W ostatniej rozgrywce stół mówi, ile musi być warta wygrana, by awansować o miejsce.
aids-set-markSafe = Oznaczaj bezpieczne kamienie
aids-set-markSafe-text = Przeciw botom: kropki pokazują, którym z twoich kamieni nie wygra ten, kto zadeklarował riichi lub ma dwie grupy.
aids-set-tick = Tykanie
aids-set-tick-text = Ostatnie pięć sekund słychać, jeśli dźwięki są włączone.
aids-set-notify = Powiadomienia
aids-set-notify-text = System powie ci, że to twój ruch, gdy patrzysz gdzie indziej.
aids-set-notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
