# Przedmioty automatu i co się o nich mówi przy stole
arcade-item-exchange = Wymiana
arcade-item-exchange-does = Oddaj z początkowej ręki kamienie, których nie chcesz, i weź inne.
arcade-item-new_deal = Nowe rozdanie
arcade-item-new_deal-does = Dostajesz inną, lepszą rękę początkową.
arcade-item-sure_reach = Pewny reach
arcade-item-sure_reach-does = Już pierwszy kamień dobrany po reach kończy rękę.
arcade-item-more_dora = Więcej dor
arcade-item-more_dora-does = Odkrywa się kolejny wskaźnik dory.
arcade-item-peek = Zerknięcie
arcade-item-peek-does = Pokazuje kilka kamieni przeciwnika.
arcade-item-lucky_draw = Szczęśliwa ręka
arcade-item-lucky_draw-does = Następny dobrany kamień ci się przyda.
arcade-item-shield = Tarcza
arcade-item-shield-does = Jeśli tę rozgrywkę wygra przeciwnik, nie płacisz nic.
arcade-item-double = Podwojenie
arcade-item-double-does = Jeśli wygrasz tę rozgrywkę, dostajesz dwa razy tyle.

items-log-buy = { $who }: kupiono „{ $item }” za { $points }.
items-log-use = { $who }: użyto „{ $item }”.
items-log-got = { $who }: użyto „{ $item }”, nowe kamienie: { $tiles }.
items-log-effect = „{ $item }” działa.
items-log-bet = { $who }: zakład { $points } o własną wygraną.
items-log-payout = { $who }: wygrany zakład, { $points }.
