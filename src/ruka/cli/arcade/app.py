"""`ruka arcade` as it is played: which screen follows which."""

from __future__ import annotations

from ruka.cli.arcade.machine import Machine
from ruka.cli.arcade.match import Match
from ruka.cli.arcade.screens import Continue, Finale, Ladder, Title


class Arcade(Machine):
    def on_mount(self) -> None:
        self.push_screen(Title())

    def onward(self) -> None:
        match self.cabinet.played.phase:
            case "match":
                self.play()
            case "lost":
                self._go(Continue())
            case "won":
                self._go(Finale())
            case "ready":
                self._go(Ladder())

    def play(self) -> None:
        game = self.cabinet.sit(self.lang)
        self._go(Match(game, self.cabinet.card(self.lang)))

    def to_title(self) -> None:
        self._go(Title())

    def _go(self, screen: Title | Ladder | Match | Continue | Finale) -> None:
        self.switch_screen(screen)
