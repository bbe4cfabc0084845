# Co která pravidla jsou
rules-ema-riichi = Pravidla riichi Evropské asociace mahjongu z roku 2008, jak je tiskne česká a polská brožura.
rules-riichi-guide = Česká lekce bodování: EMA riichi se třemi rozdíly v počítání minibodů.
rules-tenhou = Hra čtyř hráčů na tenhou.net, s červenými pětkami a otevřeným tanyao.
rules-tenhou-3p = Hra tří hráčů na tenhou.net: bez znaků 2 až 8, bez chi, sever se odkládá jako dora.
rules-mahjong-soul = Žebříčková hra čtyř hráčů v Mahjong Soul: jedním odhozem smí vyhrát i víc hráčů a nejvzácnější yakumany platí dvojnásob.
rules-m-league = Japonská profesionální liga: z více vítězů vyhrává jen nejbližší na řadě a rozdání se předčasně neukončuje.
rules-wrc = Pravidla mistrovství světa (World Riichi Championship) z roku 2015: bez červených pětek, z více vítězů vyhrává jen nejbližší na řadě.
rules-ema-2016 = Pravidla riichi Evropské asociace mahjongu po úpravě z roku 2016: bez červených pětek, všechny obyčejné platí i v otevřené ruce.

# Volby
option-start_points = Kolik bodů má každý na začátku.
option-red_fives = V každé barvě je jedna pětka červená a počítá se jako dora.
option-open_tanyao = Všechny obyčejné (tanyao) platí i v otevřené ruce.
option-double_wind_pair_fu = Kolik minibodů je za pár větru, který je větrem hráče i kola.
option-two_yaku_at_five_honba = Od pěti počítadel je k výhře třeba mít yaku v hodnotě nejméně 2.
option-rinshan_with_haitei = Výhra doplňujícím kamenem, který je zároveň poslední, se počítá jako obojí.
option-renhou = Jakou hodnotu má výhra z odhozu před vlastním prvním dobráním.
option-rounded_mangan = 30 minibodů se 4 fan a 60 minibodů se 3 fan platí za mangan.
option-counted_yakuman = Od 13 fan je ruka yakuman; jinak zůstává sanbaiman.
option-double_yakuman = Některé yakumany platí dvojnásob: třináct sirotků s třináctistranným čekáním, devět bran s devítistranným, čtyři skryté pony s čekáním na pár a čtyři velké větry.
option-yakuman_add_up = Více yakumanů v ruce se sčítá; jinak platí jen nejvyšší.
option-pao_honba = Kdo platí počítadla, když se o platbu dělí ten, kdo ručí, s tím, kdo odhodil.
option-length = Hra na dvě kola (hanchan), nebo na jedno (tonpuu).
option-leader_stops = Zda hra končí, když rozdávající poslední ruky vede: nikdy, po výhře, nebo po výhře i po vyčerpání kamenů s tenpai.
option-winners = Jedním odhozem smí vyhrát všichni (all), jen nejbližší na řadě (first), nebo dva, kdežto tři ruku ukončí (abort_at_three).
option-swap_calling = Po vyžádání kamene je možné hned odhodit stejný kámen nebo kámen z druhého konce postupky.
option-kong_dora = Kdy se otáčí nová dora po vyloženém kanu: ihned (at_once), nebo až po odhozu (after_discard). Po skrytém kanu se otáčí ihned.
option-furiten_ends = Dočasný furiten končí vlastním tahem i každým přerušením obrátky, nebo jen vlastním tahem.
option-abortive_draws = Devět různých hraničních a zvláštních kamenů, čtyři stejné větry, čtyři riichi a čtyři kany ruku předčasně ukončí.
option-hide_tenpai = Po vyčerpání kamenů smí hráč tenpai zatajit, pokud nehlásil riichi.
option-discipline = Co se stane s chybným hlášením: strict ho nepřipustí, open ho přijme a potrestá (chombo, mrtvá ruka).
option-nagashi = Nagashi mangan je výhra s počítadly i sázkami (as_win), nerozhodná hra (as_draw), nebo nic (none).
option-nagashi_concealed = Nagashi mangan vyžaduje skrytou ruku.
option-nagashi_noten = Nagashi mangan vyžaduje ruku, která není tenpai.
option-bust = Hra končí, když má někdo méně než nic.

# Rozhodnutí ve zkratce
decision-D-01 = Počet bodů na začátku zdroje neuvádějí: 30000 jako na turnajích EMA.
decision-D-02 = O hráči bez bodů zdroje nemluví: hraje se dál, body mohou být záporné a riichi lze ohlásit i s méně než 1000 body.
decision-D-03 = Po přerušené hře východ zůstává.
decision-D-04 = Odhodí-li vyhrávající kámen někdo jiný, platí ten, kdo ručí, a ten, kdo odhodil, každý polovinu; počítadla platí ten, kdo odhodil.
decision-D-05 = Ze stejně dobrých čtení platí to, které má víc fan, pak to, které má víc minibodů, pak první.
decision-D-06 = Nagashi mangan vyžaduje skrytou ruku; na tenpai nezáleží.
decision-D-07 = Víc než 13 fan platí za jeden yakuman.
decision-D-08 = Výměna při hlášení (kuikae) je dovolena: říká to věta, i když její název znamená opak.
decision-D-09 = Dočasný furiten končí každým přerušením obrátky, i skrytým nebo doplněným kanem.
decision-D-10 = Skrytý kan leží s oběma krajními kameny lícem dolů.
decision-D-11 = Nagashi mangan je výhra ze zdi: patří k ní počítadla i sázky, za noten nikdo neplatí a může ho mít více hráčů.
decision-D-12 = Doplňující kámen, který je zároveň poslední, dává obě yaku.
decision-D-13 = Renhou je výhra z kteréhokoli odhozu před vlastním prvním dobráním, pokud obrátku nikdo nepřerušil.
decision-D-14 = Při vyčerpání zdi smí hráč tenpai zatajit, po riichi ne.
decision-D-15 = Vyhraje-li víc hráčů a je mezi nimi východ, počítadla zůstávají.
decision-D-16 = Mrtvá zeď leží vpravo od místa rozdělení.
decision-D-17 = Vyhraje-li víc hráčů, posuzuje se ručení u každého zvlášť.

# Stránka pravidel
show-facts = Zdroj: { $source } · { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
 } · { $tiles ->
    [one] { $tiles } kámen
    [few] { $tiles } kameny
   *[other] { $tiles } kamenů
 }, červených: { $reds }
show-options = Volby
show-fan-native = Yaku (fan)
show-fan-japanese = Yaku (han)
show-limit-native = Limitní ruce (yakuman)
show-limit-japanese = Yakuman
show-bonus-native = Dory (fan)
show-bonus-japanese = Dory (han)
show-points-native = Minibody
show-points-japanese = Fu
show-pung-simples = Pon z 2 až 8
show-pung-orphans = Pon hraničních nebo zvláštních
show-kong-simples = Kan z 2 až 8
show-kong-orphans = Kan hraničních nebo zvláštních
show-limit = { $limit }: { $fan } fan, { $value }
show-payment = Platby
show-minimum = K výhře je třeba mít yaku v hodnotě nejméně { $count }; dory se do ní nepočítají.
show-minimum-at-five = Od pěti počítadel je třeba mít yaku v hodnotě nejméně { $count }.
show-formula = Hodnota je minibody × 2^({ $exponent } + fan), nejvýš { $cap } ({ $limit }).
show-rounded-up = Hodnota { $value } se počítá jako { $limit }.
show-limits-add = Hodnota za { $limit } je { $value }; více se jich sčítá.
show-limits-highest = Hodnota za { $limit } je { $value }; z více platí nejvyšší.
show-draw = Výhra ze zdi: východ dostane od každého { $dealer } × hodnotu; jiný hráč { $from_dealer } × od východu a { $from_others } × od každého z ostatních.
show-discard = Výhra z odhozu: kdo odhodil, platí východu { $dealer } × hodnotu, jinému hráči { $other } ×.
show-rounding = Každá platba se zaokrouhluje nahoru na násobek { $unit }.
show-honba = Počítadlo přidává { $draw } od každého při výhře ze zdi, { $discard } při výhře z odhozu.
show-winners-all = Na jeden odhoz může vyhrát více hráčů.
show-winners-first = Z více vítězů vyhrává jen ten, kdo je po odhazujícím dřív na řadě.
show-winners-abort_at_three = Na jeden odhoz mohou vyhrát dva hráči; při třech se hra přerušuje.
show-pao-discarder = Dělí-li se o platbu ten, kdo ručí, s tím, kdo odhodil, platí počítadla ten, kdo odhodil.
show-pao-feeder = Dělí-li se o platbu ten, kdo ručí, s tím, kdo odhodil, platí počítadla ten, kdo ručí.
show-decisions = Rozhodnutí, kde zdroj není jasný

# Rozdíly
diff-none = Říkají totéž.
diff-table = Stůl
diff-price = Ceník
diff-formula = Body
diff-payment = Platby
diff-match = Hra
diff-flow = Průběh
diff-option = Volby
field-players = hráči
field-tiles = kameny
field-red_fives = červené pětky podle barev
field-minimum = potřebná yaku / od pěti počítadel
field-ladder = limity podle fan
field-rounded_up_from = hodnota, která platí za mangan
field-limits_add_up = yakumany se sčítají
field-winners = více vítězů
field-honba_to = počítadla při více vítězích
field-own_bet_back = vítězi se vrací vlastní sázka
field-pao_whole = ručí se za celou ruku
field-pao_honba = počítadla při dělené platbě
field-honba_discard = počítadlo při výhře z odhozu
field-start_points = body na začátku
field-target = cílový počet bodů
field-rounds = kola
field-extra_rounds = kola navíc
field-bust = hráč bez bodů ukončí hru
field-uma = uma
field-oka = oka
field-ties = stejný počet bodů na konci
field-leader_stops = vedoucí rozdávající smí skončit
field-noten_total = platba za noten
field-dead_wall = mrtvá zeď
field-replacement_tiles = doplňující kameny
field-hand_tiles = kamenů v ruce
field-chows = chi
field-nuki = severy se odkládají
field-swap_calling = odhoz stejného kamene po vyžádání
field-riichi = riichi
field-riichi_tiles = kamenů ve zdi pro riichi
field-riichi_floor = bodů potřebných pro riichi
field-kong_dora = dora po vyloženém kanu
field-furiten_ends = konec dočasného furitenu
field-nine_orphans = devět hraničních a zvláštních
field-four_winds = čtyři stejné větry
field-four_riichi = čtyři riichi
field-four_kongs = čtyři kany
field-nagashi = nagashi mangan
field-nagashi_concealed = nagashi jen se skrytou rukou
field-nagashi_noten = nagashi jen bez tenpai
field-hide_tenpai = tenpai se smí zatajit
field-pao_claimed_only = ručení jen za samé hlášené sady
field-discipline = chybná hlášení
