"""The ten limit hands that almost all rules of source 002 share: a hand that has it, and one that just fails."""

from ruka.scoring import Circumstances

CONCEALED = "234p 567p 345s 99s 67s +8s"
CLASSICAL_TEN: list[tuple[str, str, str, Circumstances]] = [
    ("daisangen", "[555z] [666z] 777z 88p 67s +8s", "[555z] [666z] 77z 888p 67s +8s", {}),
    ("shousuushii", "[111z] [222z] 333z 44z 67s +8s", "[111z] [222z] 33z 444p 67s +8s", {}),
    ("daisuushii", "[111z] [222z] 333z 88p 44z +4z", "[111z] [222z] 333z 44z 88p +8p", {}),
    ("tsuuiisou", "[111z] [222z] 555z 66z 44z +4z", "[111z] [222z] 555z 66z 99p +9p", {}),
    ("chinroutou", "[111m] [999m] 111p 99p 99s +9s", "[111m] [999m] 111p 44z 99s +9s", {}),
    ("suuankou", "222m 444p 777p 999s 8s +8s", "222m 444p 777p 88s 99s +9s", {}),
    ("earth", CONCEALED, CONCEALED, {"first_turn": True}),
    ("tenhou", CONCEALED, CONCEALED, {"first_turn": True, "win": "tsumo", "seat": "E"}),
    ("chuuren_9", "1112345678999m +5m", "1112345678899m +9m", {}),
    ("kokushi", "19m 19p 19s 1234567z +1m", "[111m] 999m 111p 44z 99s +9s", {}),
]
