"""The scoring lesson of source 004: EMA riichi with three differences in counting fu."""

from ruka.patterns.points import base_20, base_30, menzen_ron_10, open_pinfu_2, self_draw_2, wait_2
from ruka.rules import POINTS, price
from ruka.rules.words import after_kong, count, waits
from ruka.rulesets.ema_riichi import EMA_RIICHI

RIICHI_GUIDE = EMA_RIICHI.but(
    id="riichi-guide",
    names={"cs": "Jak se to hraje: bodování", "pl": "Jak się gra: punktacja", "en": "How it is played: scoring"},
    source="004",
    prices=(
        price(base_20, 20, tag=POINTS, clause="Základní body"),
        price(menzen_ron_10, 10, tag=POINTS, clause="Způsoby výhry"),
        price(wait_2.told("wait_2_sole"), 2, tag=POINTS, when=count(waits) == 1, clause="Čekání"),
        price(self_draw_2.told("self_draw_2_no_kong"), 2, tag=POINTS, when=~after_kong, clause="Způsoby výhry, D-79"),
    ),
    without=(base_30, open_pinfu_2),
    decisions=tuple(id for id in EMA_RIICHI.decisions if id != "D-88"),  # of a wait among others it says otherwise
)
