means-all_chows = Four chows and a pair. In Hong Kong rules the pair may not be of lucky tiles, in international ones not of winds or dragons.
term-yakuhai = value pung
means-yakuhai = A pung or kong of dragons, of one's own wind or of the round wind. In riichi it is one of the most frequent yaku.
means-chanta = Every set and the pair contain a one, a nine, a wind or a dragon. In riichi at least one set must be a chow.
means-chiitoitsu = Seven pairs instead of four sets and a pair. In riichi they must all differ; in the international rules four equal tiles may be two pairs.
term-nagashi_mangan = Terminals and honours discarded
means-nagashi_mangan = Whoever has discarded only ones, nines, winds and dragons, none of them claimed, is paid as for a mangan when the tiles run out.
