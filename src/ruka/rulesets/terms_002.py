"""What source 002 calls the patterns; the other languages where the shared names say something else."""

CZECH = {
    "toitoi": "Čtyři trojice",
    "sanankou": "Tři skryté trojice a postupka",
    "chankan": "Okradení kongu",
    "tanyao": "Pouze levné kameny",
    "honroutou": "Pouze drahé kameny",
    "chanta": "Každý set obsahuje drahý kámen",
    "honitsu": "Jedna barva a trumfy",
    "chinitsu": "Pouze jedna barva",
    "ittsuu": "Postupka od 1 do 9 v jedné barvě",
    "daisangen": "Velká dračí trojka",
    "shousuushii": "Malé 4 větry",
    "daisuushii": "Velké 4 větry",
    "tsuuiisou": "Všechny trumfy",
    "chinroutou": "Všechny okrajové kameny",
    "suuankou": "Čtyři zavřené trojice",
    "earth": "Ruka Země",
    "tenhou": "Ruka Nebe",
    "chuuren_9": "9 bran",
    "kokushi": "13 sirotků",
    "base_20": "Za vítězství vyložením mahjongu",
    "pung": "Trojice",
    "kong": "Čtveřice",
    "set-pung-open": "Otevřená trojice",
    "set-pung-concealed": "Skrytá trojice",
    "set-kong-open": "Otevřená čtveřice",
    "set-kong-concealed": "Skrytá čtveřice",
    "pair_dragon": "Pár šťastných kamenů (draci)",
    "pair_seat": "Pár šťastných kamenů (vítr strany)",
    "pair_round": "Pár šťastných kamenů (vítr kola)",
    "self_draw_2": "Poslední kámen dobraný ze zdi",
    "wait_2": "Poslední kámen jediný možný",
    "menzen_ron_10": "Skrytá ruka až do zavření, poslední kámen odhozený",
}
POLISH = {
    "sanankou": "Trzy ukryte pon i chi",
    "tenhou": "Ręka niebios",
    "chuuren_9": "Dziewięć bram",
    "wait_2": "Ostatni kamień jedyny możliwy",
}
ENGLISH = {
    "sanankou": "Three concealed pungs and a chow",
    "tenhou": "Hand of heaven",
    "chuuren_9": "Nine gates",
    "wait_2": "The only possible tile",
}
TERMS = {"cs": CZECH, "pl": POLISH, "en": ENGLISH}
