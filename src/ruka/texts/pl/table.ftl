# The table
error-illegal-action = to zagranie nie jest teraz możliwe.
error-hand-not-over = rozgrywka jeszcze trwa.
error-no-such-hand = nie ma takiej rozgrywki; dotąd jest ich { $hands }, licząc od 1.
error-bad-wall = mur jest za krótki, za długi albo z innych kamieni.
error-other-rules = zasady i przebieg stołu do siebie nie pasują.
error-tables-not-begun = gry przy tych stołach jeszcze się nie zaczęły; najpierw je rozpocznij.
error-tables-busy = przy tych stołach gra właśnie inny wątek; poczekaj na niego.
error-unknown-action = nie ma zagrania „{ $name }”; do wyboru: { $known }.
error-bad-action-tile = „{ $tile }” nie jest kamieniem ani grupą dla tego zagrania.
error-no-wall = nie ma z czego rozdawać: brakuje muru.
error-bad-seed = ziarno to tekst albo liczba całkowita o co najwyżej { $most } cyfrach.
error-bad-start = tutaj nie można podjąć gry: runda, rozdający, liczniki lub punkty pierwszej rozgrywki nie pasują do tej gry.
error-start-rules = według { $rules } nie można podjąć gry w środku: o tym, kto rozdaje albo kto wygrywa, decyduje to, co było wcześniej.

# Dlaczego zagranie jest odrzucone
error-wrong-seat = nie ma miejsca { $seat }; miejsca to 0–{ $most }.
error-no-such-seat = nie ma miejsca { $seat }; miejsca to 0–{ $last }.
error-game-over = gra się skończyła.
error-not-your-turn = teraz gra miejsce { $seat }.
error-own-turn = to twoja kolej: odrzuć kamień albo zadeklaruj kan lub wygraną.
error-others-may-claim = inni jeszcze decydują, czy biorą twój kamień.
error-not-asked = to miejsce o niczym teraz nie decyduje.
error-only-show-or-hide = nikt nie wygrał; tenpai można tylko pokazać albo ukryć.
error-tile-not-held = nie masz takiego kamienia: { $tile }.
error-not-the-drawn-tile = { $tile } to nie kamień, który właśnie dobrano.
error-only-the-drawn-tile = jedyny taki kamień właśnie dobrano i odrzuca się go jako dobrany: { $tile }.
error-riichi-drawn-only = po riichi można odrzucić lub odłożyć tylko dobrany kamień: { $tile }.
error-swap-calling = tego kamienia nie można odrzucić zaraz po meldunku, grupa zostałaby tylko zamieniona (kuikae): { $tile }.
error-no-riichi-rule = w tych zasadach nie ma riichi.
error-riichi-already = riichi jest już zadeklarowane.
error-riichi-open-hand = riichi wymaga ukrytej ręki, a twoja ma zameldowaną grupę.
error-riichi-few-tiles = do riichi w murze musi być co najmniej tyle kamieni: { $needed }; zostało { $left }.
error-riichi-few-points = do riichi potrzeba co najmniej { $needed } punktów, a masz { $points }.
error-not-ready = po odrzuceniu tego kamienia ręka nie jest w tenpai: { $tile }.
error-nothing-drawn = to można zrobić tylko z dobranym kamieniem, nie zaraz po meldunku.
error-not-complete = ten kamień nie kończy twojej ręki: { $tile }.
error-no-yaku = ręka jest kompletna, ale nie ma żadnego yaku; dora nim nie jest.
error-below-minimum = yaku są warte { $fan }, a potrzeba co najmniej { $needed }; dory się nie liczą.
error-too-little = { $unit ->
    [values] ręka ma bez kwiatów i pór roku { $had ->
        [one] { $had } punkt
        [few] { $had } punkty
       *[many] { $had } punktów
     }, a potrzeba ich co najmniej { $needed }.
   *[faan] ręka ma { $had } { $unit }, a potrzeba co najmniej { $needed }.
 }
error-furiten-discarded = furiten: odrzucono kamień, na który czekasz ({ $tile }), więc możesz wygrać tylko kamieniem z muru.
error-furiten-passed = furiten: przepuszczono wygrywający kamień, więc na razie nie możesz wygrać na odrzuconym kamieniu.
error-rob-concealed-kong = na kamieniu ukrytego kana może wygrać tylko trzynaście sierot.
error-not-four = ukryty kan wymaga czterech takich samych kamieni w ręce: { $tile }.
error-not-three = ten kan wymaga trzech takich samych kamieni w ręce: { $tile }.
error-no-pung = nie ma zameldowanego pona, do którego można dołożyć ten kamień: { $tile }.
error-kong-after-claim = zaraz po meldunku odrzuca się kamień; kan można zadeklarować po następnym dobraniu.
error-riichi-kong = po riichi kan tworzy się tylko z dobranego kamienia i tylko tam, gdzie niczego w ręce nie zmienia.
error-four-kongs = liczba kanów to już { $most }; na następny nie ma kamienia.
error-no-replacement = ostatni kamień jest dobrany; nie ma już kamienia uzupełniającego.
error-no-nuki-rule = w tych zasadach nie odkłada się kamieni północy.
error-no-nine-orphans-rule = w tych zasadach dziewięć sierot nie przerywa rozgrywki.
error-few-orphans = potrzeba dziewięciu różnych kamieni skrajnych i specjalnych; w ręce: { $count }.
error-not-first-turn = to jest możliwe tylko w pierwszej kolejce, przed jakimkolwiek meldunkiem.
error-no-open-discipline = te zasady od razu odrzucają błędne meldunki; są możliwe tylko przy otwartej dyscyplinie.
error-no-penalty = te zasady nie mają za to żadnej kary.
error-nothing-to-take-back = cofnąć można tylko grupę, którą właśnie wyłożono, i to przed odrzuceniem.
error-dead-hand = ręka jest martwa: tylko odrzuca.
error-own-tile = { $tile } to twój własny kamień.
error-sits-out = to miejsce w tej rozgrywce pauzuje.
error-must-win = po riichi trzeba wygrać pierwszym kamieniem, który kończy rękę.
error-riichi-kong-never = po riichi ręki nie wolno zmieniać: żadnego kana.
error-riichi-kong-stays-ready = po riichi kan tworzy się tylko z dobranego kamienia i tylko tam, gdzie ręka pozostaje w tenpai.
error-rob-no-kong = tego kana nie można przechwycić.
error-barred = po przewinieniu na razie nie wolno wygrać.
error-passed-in-riichi = po riichi przepuszczono wygrywający kamień, więc w tej rozgrywce nie możesz wygrać.
error-only-ron = na tym kamieniu można tylko wygrać, do grupy nie można go wziąć: { $tile }.
error-riichi-no-claims = po riichi nie melduje się grup.
error-last-tile = na ostatnim odrzuconym kamieniu można tylko wygrać, do grupy nie można go wziąć.
error-no-chows-rule = w tych zasadach nie melduje się chi.
error-chow-from-left = chi melduje się tylko od gracza po lewej.
error-no-such-set = { $tiles } i { $tile } nie tworzą takiej grupy.
error-nothing-to-discard = po tym meldunku nie zostałoby nic, co można odrzucić.

# Zapisy
error-line = wiersz { $line }: { $reason }
error-not-a-record = to nie jest zapis gry z ruki.
error-record-version = zapis ma wersję { $version }; ta ruka czyta wersje do { $known }.
error-record-other-rules = zasady { $rules } zmieniły się od czasu tego zapisu.
error-record-differs = „{ $field }” to { $told }, a zasady prowadzą do { $ours }.
error-event-differs = zdarzenie { $event } ({ $type }): według zapisu „{ $field }” to { $told }, a zasady prowadzą do { $ours }.
error-record-goes-on = gra się tu kończy, a zapis trwa dalej.
error-unknown-event = nie ma zdarzenia „{ $name }”.
