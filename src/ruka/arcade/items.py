"""The shop: what is sold, and for how much."""

from __future__ import annotations

from dataclasses import dataclass

from ruka.schema.arcade import ItemId
from ruka.texts import text


@dataclass(frozen=True)
class Item:
    """A thing of the shop."""

    id: ItemId
    price: int

    def name(self, lang: str) -> str:
        return text(f"arcade-item-{self.id}", lang)

    def does(self, lang: str) -> str:
        return text(f"arcade-item-{self.id}-does", lang)


SHOP = (
    Item("exchange", 300),
    Item("new_deal", 1500),
    Item("sure_reach", 2000),
    Item("more_dora", 500),
    Item("peek", 300),
    Item("lucky_draw", 500),
    Item("shield", 800),
    Item("double", 1000),
)
