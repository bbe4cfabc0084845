means-all_chows = Cztery chi i para. W zasadach hongkońskich para nie może być ze szczęśliwych kamieni, w międzynarodowych z wiatrów ani smoków.
term-yakuhai = pon z cennych kamieni
means-yakuhai = Pon lub kan ze smoków, wiatru gracza albo wiatru rundy. W riichi to jedno z najczęstszych yaku.
means-chanta = W każdej grupie i w parze jest jedynka, dziewiątka, wiatr lub smok. W riichi co najmniej jedna grupa musi być sekwensem.
means-chiitoitsu = Siedem par zamiast czterech grup i pary. W riichi każda musi być inna, w zasadach międzynarodowych cztery takie same kamienie mogą być dwiema parami.
term-nagashi_mangan = Odrzucone same skrajne i specjalne
means-nagashi_mangan = Kto odrzucał wyłącznie jedynki, dziewiątki, wiatry i smoki i nikt żadnego z nich nie przejął, na koniec rozgrywki bez zwycięzcy dostaje zapłatę jak za mangan.
