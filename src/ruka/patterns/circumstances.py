"""Patterns of how and when the hand was won."""

from ruka.rules.pattern import pattern
from ruka.rules.row import circumstance, feature
from ruka.rules.words import (
    after_kong,
    concealed,
    dealer,
    draw,
    filled_up_to,
    first_turn,
    last_tile,
    other_discarded,
    times,
    total,
)

riichi = pattern("riichi", circumstance("riichi"), ja="立直", cs="Riichi", pl="Riichi", en="Riichi")
double_riichi = pattern(
    "double_riichi",
    circumstance("double_riichi"),
    ja="ダブル立直",
    cs="Daburu riichi",
    pl="Daburu riichi",
    en="Double riichi",
)
ippatsu = pattern("ippatsu", circumstance("ippatsu"), ja="一発", cs="Ippatsu", pl="Ippatsu", en="Ippatsu")
menzen_tsumo = pattern(
    "menzen_tsumo",
    concealed & draw,
    ja="門前清自摸和",
    cs="Plně skrytá ruka",
    pl="W pełni ukryta ręka",
    en="Fully concealed hand",
)
rinshan = pattern("rinshan", after_kong & draw, ja="嶺上開花", cs="Po kanu", pl="Po kan", en="After a kong")
chankan = pattern(
    "chankan",
    circumstance("robbing_kong"),
    ja="槍槓",
    cs="Oloupení kanu",
    pl="Przechwycenie kan",
    en="Robbing a kong",
)
haitei = pattern(
    "haitei",
    last_tile & draw,
    ja="海底摸月",
    cs="Pod mořem (ze zdi)",
    pl="Pod morzem (z muru)",
    en="Last tile of the wall",
)
houtei = pattern(
    "houtei", last_tile & ~draw, ja="河底撈魚", cs="Pod mořem (odhoz)", pl="Pod morzem (odrzucony)", en="Last discard"
)
# The same in the words of the classical rules.
concealed_self_draw = pattern(
    "concealed_self_draw",
    menzen_tsumo.expr,
    ja="門前清自摸和",
    cs="Skrytá ruka, poslední kámen ze zdi",
    pl="Ukryta ręka, ostatni kamień z muru",
    en="Concealed hand, by draw",
)
replacement_tile = pattern(
    "replacement_tile",
    rinshan.expr,
    ja="嶺上開花",
    cs="Pomocný kámen z mrtvé zdi",
    pl="Kamień uzupełniający z martwego muru",
    en="Replacement tile",
)
second_kong_replacement = pattern(
    "second_kong_replacement",
    replacement_tile.expr & circumstance("second_replacement"),
    ja="槓上槓",
    cs="Dvě čtveřice za sebou",
    pl="Dwa kan z rzędu",
    en="Two kongs in a row",
)
self_draw = pattern("self_draw", draw, ja="自摸", cs="Kámen dobraný ze zdi", pl="Kamień dobrany z muru", en="By draw")
last_tile_draw = pattern(
    "last_tile_draw",
    haitei.expr,
    ja="海底摸月",
    cs="Poslední kámen ve zdi",
    pl="Ostatni kamień muru",
    en="Last tile of the wall",
)
last_tile_discard = pattern(
    "last_tile_discard",
    houtei.expr,
    ja="河底撈魚",
    cs="Poslední odhozený kámen",
    pl="Ostatni odrzucony kamień",
    en="Last discard",
)

tenhou = pattern(
    "tenhou",
    first_turn & draw & dealer,
    ja="天和",
    cs="Požehnání nebes",
    pl="Błogosławieństwo niebios",
    en="Blessing of heaven",
)
chiihou = pattern(
    "chiihou",
    first_turn & draw & ~dealer,
    ja="地和",
    cs="Požehnání země",
    pl="Błogosławieństwo ziemi",
    en="Blessing of earth",
)
renhou = pattern(
    "renhou",
    first_turn & ~draw & ~dealer,
    ja="人和",
    cs="Požehnání lidstva",
    pl="Błogosławieństwo towarzyszy",
    en="Blessing of man",
)
earth = pattern(  # the dealer's first discard, or one's own first draw, while nobody has laid a set
    "earth",
    first_turn & ~dealer & ~other_discarded,
    ja="地和",
    cs="Ruka země",
    pl="Ręka ziemi",
    en="Hand of earth",
)
# Where it is a mangan: it fills the hand up to five fan, and is nothing where the hand has more.
MANGAN = 5
renhou_mangan = renhou.as_(
    times(filled_up_to(total("fan") + total("bonus"), MANGAN), renhou.expr), "renhou_mangan", fills_to=MANGAN
)

dora = pattern("dora", feature("dora"), ja="ドラ", cs="Dora", pl="Dora", en="Dora")
concealed_dora = dora.as_(feature("concealed_dora"), "concealed_dora")  # not those in open sets
ura_dora = pattern("ura_dora", feature("ura"), ja="裏ドラ", cs="Ura dora", pl="Ura dora", en="Ura dora")
red_dora = pattern("red_dora", feature("red"), ja="赤ドラ", cs="Červená pětka", pl="Czerwona piątka", en="Red five")
nuki_dora = pattern(
    "nuki_dora", feature("nuki"), ja="抜きドラ", cs="Odložený sever", pl="Odłożona północ", en="North set aside"
)
