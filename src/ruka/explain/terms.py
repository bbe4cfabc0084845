"""Names of patterns and waits: those of the sources in each language, or the Japanese ones in Latin letters."""

from __future__ import annotations

from ruka.patterns.international import VALUES
from ruka.rules.pattern import CATALOGUE, Pattern

TERMS = ("native", "japanese")

# Where the id is not the whole Japanese name.
JAPANESE = {
    "yakuhai_seat": "Yakuhai (jikaze)",
    "yakuhai_round": "Yakuhai (bakaze)",
    "yakuhai_white": "Yakuhai (haku)",
    "yakuhai_green": "Yakuhai (hatsu)",
    "yakuhai_red": "Yakuhai (chun)",
    "rinshan": "Rinshan kaihou",
    "haitei": "Haitei raoyue",
    "houtei": "Houtei raoyui",
    "kokushi": "Kokushi musou",
    "kokushi_13": "Kokushi musou juusanmen",
    "chuuren": "Chuuren poutou",
    "chuuren_9": "Junsei chuuren poutou",
    "concealed_self_draw": "Menzen tsumo",
    "replacement_tile": "Rinshan kaihou",
    "last_tile_draw": "Haitei raoyue",
    "last_tile_discard": "Houtei raoyui",
    "earth": "Chiihou",
    "no_value": "Pinfu",
    "lucky_pung": "Yakuhai",
    "double_wind_pung": "Yakuhai (renpuuhai)",
    "toitoi_sanankou": "Toitoi, sanankou",
    "red_dora": "Akadora",
    "base_20": "Fuutei",
    "base_30": "Menzen kafu",
    "menzen_ron_10": "Menzen kafu",
    "chiitoitsu_25": "Chiitoitsu",
    "pung": "Koutsu",
    "kong": "Kantsu",
    "pair_dragon": "Yakuhai jantou (sangenpai)",
    "pair_seat": "Yakuhai jantou (jikaze)",
    "pair_round": "Yakuhai jantou (bakaze)",
    "wait_2": "Machi",
    "self_draw_2": "Tsumo fu",
    "open_pinfu_2": "Kui pinfu",
}
WAITS = {"single": "tanki", "two-pairs": "shanpon", "closed": "kanchan", "edge": "penchan", "two-sided": "ryanmen"}
_WITHOUT_JAPANESE = {pattern.id for pattern in VALUES.values()}  # the international values have none
_ENGLISH = {  # whose ids are English too: flowers, and the hands of the British rules
    *("own_flower", "no_flowers", "all_flowers", "all_seasons", "flower_points", "all_chows", "self_draw"),
    *("second_kong_replacement", "purity", "original_call", "wriggling_snake", "gates_of_heaven", "triple_knitting"),
    *("knitting", "orphan_pairs", "buried_treasure", "plum_blossom", "moon", "carrying_pole"),
}
SETS = {("pung", True): "Minkou", ("pung", False): "Ankou", ("kong", True): "Minkan", ("kong", False): "Ankan"}


def pattern_name(pattern: Pattern | str, lang: str, terms: str = "native") -> str:
    """The name of a pattern.

    >>> pattern_name("toitoi", "cs"), pattern_name("toitoi", "cs", "japanese")
    ('Všechny pony', 'Toitoi')
    """
    pattern = CATALOGUE[pattern] if isinstance(pattern, str) else pattern
    if terms == "native" or pattern.id in _WITHOUT_JAPANESE:
        return pattern.name(lang)
    return JAPANESE.get(pattern.id, pattern.id.replace("_", " ").capitalize())


def japanese_name(pattern: str) -> str:
    """The Japanese name alone; nothing where there is none.

    >>> japanese_name("toitoi"), japanese_name("mcr_48"), japanese_name("wriggling_snake")
    ('Toitoi', '', '')
    """
    none = pattern not in CATALOGUE or pattern in _WITHOUT_JAPANESE | _ENGLISH
    return "" if none else pattern_name(pattern, "en", "japanese")
