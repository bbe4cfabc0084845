means-all_chows = Čtyři postupky a pár. V hongkongských pravidlech nesmí být pár ze šťastných kamenů, v mezinárodních nesmí být z větrů ani draků.
term-yakuhai = pon cenných kamenů
means-yakuhai = Trojice nebo čtveřice draků, větru hráče nebo větru kola. V riichi je to jedno z nejběžnějších yaku.
means-chanta = V každé sadě i v páru je jednička, devítka, vítr nebo drak. V riichi musí být aspoň jedna sada postupka.
means-chiitoitsu = Sedm párů místo čtyř sad a páru. V riichi musí být každý jiný, v mezinárodních pravidlech mohou být čtyři stejné kameny dvěma páry.
term-nagashi_mangan = Odhozené hraniční a zvláštní
means-nagashi_mangan = Kdo odhodil jen jedničky, devítky, větry a draky a nikdo si žádný z nich nevzal, dostane na konci rozdání bez vítěze zaplaceno jako za mangan.
