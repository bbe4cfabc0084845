"""What the riichi chapter of source 002 calls the patterns; in the basic rules some of them are others."""

from ruka.rulesets import terms_002 as basic

CZECH = basic.CZECH | {
    "sanshoku_doujun": "Tři sestry",
    "isshoku_yonjun": "Čtyři identické postupky",
    "ittsuu": "Tři postupky v jedné barvě za sebou",
    "sanshoku_doukou": "Tři trojice stejné hodnoty",
    "sanankou": "Tři zavřené trojice",
    "sankantsu": "Tři čtveřice",
    "concealed_self_draw": "Plně skrytá ruka",
    "no_value": "Ruka, která nemá žádnou hodnotu",
    "toitoi": "Ruka bez postupek",
    "tanyao": "Ruka pouze z levných kamenů",
    "chanta": "Drahé kameny v každém setu",
    "junchan": "Okrajové kameny v každém setu",
    "honroutou": "Ruka pouze z drahých kamenů",
    "honitsu": "Sety pouze z jedné barvy a trumfové sety",
    "chinitsu": "Ruka pouze z jedné barvy („čistá ruka“)",
    "last_tile_draw": "Poslední kámen ze zdi",
    "chankan": "Okradení čtveřice",
    "ryuuiisou": "Všechny sety ze zelených kamenů",
    "suukantsu": "18 Buddhů",
    "chiitoitsu": "7 párů",
    "chiitoitsu_25": "7 párů",
}
POLISH = basic.POLISH | {
    "sanshoku_doujun": "Trzy siostry",
    "sanankou": "Trzy ukryte pon",
    "suukantsu": "Osiemnastu Buddów",
}
ENGLISH = basic.ENGLISH | {
    "sanshoku_doujun": "Three sisters",
    "sanankou": "Three concealed pungs",
    "suukantsu": "Eighteen buddhas",
}
TERMS = {"cs": CZECH, "pl": POLISH, "en": ENGLISH}
