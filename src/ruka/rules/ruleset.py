"""A rule set: a typed, frozen value. Everything else asks it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, is_dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, cast

from ruka import _core
from ruka.errors import RulesError, wrong_type
from ruka.hands.forms import form_bits
from ruka.rules.expr import Expr, const
from ruka.rules.form import FormReader, canonical, changed_fields, hash_of, to_form
from ruka.rules.lowering import features_of
from ruka.rules.options import Option, OptionValue, asked_options, is_decided, resolve
from ruka.rules.pattern import Pattern, Price
from ruka.rules.policies import Customs, Flow, Formula, Ground, Match, Payment, Step
from ruka.rules.row import SECOND_STAGE
from ruka.tiles import TILES_136, TileSet

if TYPE_CHECKING:
    from ruka._declared import Policies

WINDS = "ESWN"
# Words about the rules, which are no part of what they say.
LABELS = frozenset({"id", "revision", "base", "names", "source", "grounds", "terms", "decisions", "customs"})
_PARTS = (
    "prices",
    "minimum",
    "liability",
    "grounds",
    "formula",
    "payment",
    "match",
    "flow",
    "tiles",
    "players",
    "forms",
    "opening_forms",
)


@dataclass(frozen=True, kw_only=True, repr=False)
class RuleSet:
    """Tiles, prices, formula, payments and match, with the options that change them.

    ``but`` derives a rule set that says only what differs; ``with_options`` sets options.
    """

    id: str
    names: Mapping[str, str]  # cs, pl, en
    source: str  # the document and date that it follows
    revision: int = 0  # of an older published one (rulesets/published); 0: as the rules are now
    base: str = ""  # of house rules: the rule set from which they differ
    players: int = 4
    tiles: TileSet = TILES_136
    forms: str = "riichi"  # as ruka.hands names them
    opening_forms: str = ""  # that win only as dealt, with the dealer's first draw
    unit: str = "fan"  # what fan are called here: fan | han | faan | doubles | values
    prices: tuple[Price, ...] = ()
    minimum: Expr | int = 0  # fan that are not bonus; a number or an expression over the row
    liability: Expr | None = None  # where it holds, the discarder pays for everybody
    grounds: tuple[Ground, ...] = ()  # reasons and clauses beside those of the prices
    formula: Formula = Formula()
    payment: Payment = Payment()
    match: Match = Match()
    flow: Flow = Flow()
    customs: Customs = Customs()  # not rules of play, so not in the hash
    options: tuple[Option, ...] = ()
    terms: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # language: pattern or text: the source's word
    decisions: tuple[str, ...] = ()  # D-05 and so on: those that no clause of the rules names
    chosen: Mapping[str, OptionValue] = field(default_factory=dict)
    program: ClassVar[Any] = None  # each keeps its own, once ruka.scoring has compiled it

    def __post_init__(self) -> None:
        """Numbers and words that no table could be played by are refused at once, as far as they are decided."""
        _core.check_policies(self._decided())

    def _decided(self) -> Policies:
        """The policies by name, without what an option has still to decide."""
        parts = (part for part in (self.formula, self.payment, self.match, self.flow) if is_dataclass(part))
        found = {f.name: getattr(part, f.name) for part in parts for f in fields(part)}
        found = {name: value for name, value in found.items() if is_decided(value)}
        if isinstance(ladder := found.get("ladder"), tuple):
            found["ladder"] = [asdict(step) if isinstance(step, Step) else step for step in ladder]
        if is_decided(self.players):
            found["players"] = self.players
            if type(found.get("sitting_out")) is int and type(self.players) is int:
                found["people"] = self.players + self.match.sitting_out
        if numbers := _numbers(self.minimum):
            found["minimum"] = min(numbers) if min(numbers) < 0 else max(numbers)
        if isinstance(self.tiles, TileSet):
            found |= {"copies": self.tiles.box, "flowers": self.tiles.flowers}
        return cast("Policies", found)

    def but(
        self,
        *,
        prices: Sequence[Price] = (),
        without: Iterable[Pattern] = (),
        options: Sequence[Option] = (),
        defaults: Mapping[str, OptionValue] | None = None,
        clauses: Mapping[str, str] | None = None,
        formula: Mapping[str, Any] | None = None,
        payment: Mapping[str, Any] | None = None,
        match: Mapping[str, Any] | None = None,
        flow: Mapping[str, Any] | None = None,
        **changes: Any,
    ) -> RuleSet:
        """A derived rule set. A price takes the place of the one for the same pattern, or is added.

        ``options`` are new ones; ``defaults`` sets known ones in another way, so that they no longer follow the clause
        that they had; ``clauses`` names another.
        """
        changed = {
            name: replace(self.option(name), default=value, clause=(clauses or {}).get(name, ""))
            for name, value in (defaults or {}).items()
        }
        return replace(
            self,
            prices=_changed(self.prices, prices, {p.id for p in without}),
            options=(*(changed.get(o.name, o) for o in self.options), *options),
            formula=replace(self.formula, **formula or {}),
            payment=replace(self.payment, **payment or {}),
            match=replace(self.match, **match or {}),
            flow=replace(self.flow or Flow(), **flow) if flow else self.flow,
            **changes,
        )

    def option(self, name: str) -> Option:
        """The option of this name."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(sorted(o.name for o in self.options))
        raise RulesError("unknown-option", option=name, rules=self.id, known=known)

    def with_options(self, changes: Mapping[str, object] | None = None, **more: object) -> RuleSet:
        """The same rule set with some options set; unknown names and values are refused with a sentence."""
        if changes is not None and not isinstance(changes, Mapping):
            raise wrong_type("options are a mapping of names to values", changes)
        chosen = dict(self.chosen)
        for name, value in {**(changes or {}), **more}.items():
            chosen[name] = self.option(name).check(value)
        return replace(self, chosen=chosen)

    @cached_property
    def settings(self) -> dict[str, OptionValue]:
        """Every option with its value."""
        return {o.name: self.chosen.get(o.name, o.default) for o in self.options}

    @cached_property
    def resolved(self) -> RuleSet:
        """The same rule set with every option decided: what is compiled, hashed and compared."""
        parts = {name: resolve(getattr(self, name), self.settings) for name in _PARTS}
        parts["prices"] = tuple(p for p in parts["prices"] if p.open or p.concealed)
        if isinstance(parts["minimum"], int):
            parts["minimum"] = const(parts["minimum"])
        return replace(self, **parts)

    @cached_property
    def hash(self) -> str:
        """The identity of what the rules say, whatever they are called."""
        return hash_of(self.canonical())

    @cached_property
    def followed(self) -> tuple[str, ...]:
        """Every decision that the rules follow: those that stand with them, and those that a clause names."""
        rules = self.resolved
        clauses = [option.clause for option in self.options] + [ground.clause for ground in rules.grounds]
        clauses += [price.clause or price.pattern.clause for price in rules.prices]
        return tuple(sorted({*self.decisions, *re.findall(r"\b[DR]-\d+", " ".join(clauses))}))

    @cached_property
    def form_bits(self) -> int:
        """The forms as the core counts them."""
        return form_bits(self.forms)

    @cached_property
    def opening_form_bits(self) -> int:
        return form_bits(self.opening_forms) if self.opening_forms else 0

    @cached_property
    def seats(self) -> str:
        """The winds at which somebody sits: the first of those in play.

        >>> from ruka.tiles import TILES_132
        >>> RuleSet(id="three", names={}, source="", players=3, tiles=TILES_132, match=Match(uma=(0, 0, 0))).seats
        'ESN'
        """
        rules = self.resolved
        winds = [wind for number, wind in enumerate(WINDS, 1) if f"{number}z" in rules.tiles]
        changing = rules.flow.winds_out
        return "".join(winds if changing else winds[: rules.players])

    @property
    def people(self) -> int:
        """Everybody at the game, those who sit out too."""
        return self.resolved.players + self.resolved.match.sitting_out

    @cached_property
    def combines_sets(self) -> bool:
        """Some of its prices combine sets, so the combinations worth most together must be chosen."""
        return any(price.sets for price in self.resolved.prices)

    @cached_property
    def stages(self) -> tuple[list[Price], list[Price]]:
        """Prices that speak of the hand, and those that speak of the sums of the others and are counted after them."""
        prices = self.resolved.prices
        first = [price for price in prices if not features_of(price.expr) & SECOND_STAGE]
        return first, [price for price in prices if features_of(price.expr) & SECOND_STAGE]

    @cached_property
    def in_order(self) -> bool:
        """Lines count from the first price to the last, and one that is excluded excludes nothing.

        So it is where sets are combined and every price stands before those that it excludes. Elsewhere each line that
        a hand has excludes what its price names, whether it counts itself or not.
        """
        prices = [price for stage in self.stages for price in stage]
        places = {price.pattern.id: place for place, price in enumerate(prices)}
        forward = (places.get(gone.id, place) >= place for place, price in enumerate(prices) for gone in price.excludes)
        return self.combines_sets and all(forward)

    @property
    def table_flow(self) -> Flow:
        """How a hand is played, options decided."""
        return self.resolved.flow

    @cached_property
    def of_unfinished(self) -> RuleSet | None:
        """The rules by which hands that did not win are counted; None where they count nothing."""
        payment = self.resolved.payment
        if not payment.between_losers and not payment.between_dealer:
            return None
        short = enumerate(self.prices_one_short)
        return replace(
            self.resolved,
            prices=(
                *(p for p in self.resolved.prices if p.unfinished),
                *(price.in_hand_one_short(place) for place, price in short),
            ),
            minimum=const(0),
            liability=None,
            payment=replace(payment, between_losers=0, between_dealer=0),
        )

    @cached_property
    def prices_one_short(self) -> tuple[Price, ...]:
        """The prices that count in a hand one tile short of them."""
        return tuple(p for p in self.resolved.prices if p.one_short)

    @cached_property
    def form(self) -> dict[str, Any]:
        """What the rules say, as JSON without names, clauses and defaults (`ruka.rules.form`)."""
        form = changed_fields(self, LABELS | {"chosen"})
        usual = {option.name: option.default for option in self.options}
        chosen = {name: value for name, value in self.chosen.items() if value != usual[name]}
        return form | ({"chosen": to_form(chosen)} if chosen else {})

    def canonical(self) -> str:
        """The form as text, always the same for the same rules: what is stored, embedded and hashed."""
        return canonical(self.form)

    @staticmethod
    def from_form(form: object, id: str, like: RuleSet | None = None) -> RuleSet:
        """The rules that a form says; names, clauses and the other words are those of `like`, where it has them."""
        said = FormReader().rules(form)
        said["prices"] = tuple(_labelled(price, like) for price in said["prices"])
        said["options"] = tuple(_with_clause(one, like) for one in said["options"])
        chosen = said.pop("chosen")
        about = {name: getattr(like, name) for name in LABELS - {"id"}} if like else {"names": {}, "source": ""}
        rules = RuleSet(id=id, **about, **said).with_options(chosen)
        for part in _PARTS:
            check_asked(rules.options, getattr(rules, part), rules.id)
        assert rules.resolved  # what is chosen can be decided
        return rules

    def __repr__(self) -> str:
        return f"<RuleSet {self.id} {self.hash}>"

    def __hash__(self) -> int:
        return hash((self.id, self.hash))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuleSet) and (self.id, self.hash) == (other.id, other.hash)


def check_asked(options: Iterable[Option], value: object, rules: str = "") -> None:
    """Every option that the value asks for is there."""
    names = {option.name for option in options}
    for asked in asked_options(value):
        if asked not in names:
            raise RulesError("unknown-option", option=asked, rules=rules, known=", ".join(sorted(names)))


def _numbers(value: object) -> list[int]:
    """The numbers that a number or an expression has, as far as no option has still to decide them."""
    if isinstance(value, Expr):
        own = [int(value.args[0])] if value.word in ("number", "kinds") else []  # type: ignore[arg-type]
        return [*own, *(number for part in value.args for number in _numbers(part) if isinstance(part, Expr))]
    return [value] if type(value) is int else []


def _labelled(price: Price, like: RuleSet | None) -> Price:
    """With the clause and the words of the same price there, or of one for the same pattern."""
    near = [other for other in like.prices if other.pattern.id == price.pattern.id] if like else []
    same = next((other for other in near if other.pattern.expr is price.pattern.expr), near[0] if near else None)
    if same is None:
        return price
    pattern = replace(price.pattern, clause=same.pattern.clause, names=same.pattern.names)
    if same.pattern.expr is pattern.expr:
        pattern = replace(pattern, variant=same.pattern.variant)
    return replace(price, pattern=pattern, clause=same.clause)


def _with_clause(option: Option, like: RuleSet | None) -> Option:
    same = [other for other in like.options if other.name == option.name] if like else []
    return replace(option, clause=same[0].clause) if same else option


def _changed(prices: Iterable[Price], changes: Sequence[Price], without: set[str]) -> tuple[Price, ...]:
    """Prices with some taken out and others in the place of those for the same pattern; new ones go to the end."""
    new: dict[str, list[Price]] = {}
    for price in changes:
        new.setdefault(price.pattern.id, []).append(price)
    result: list[Price] = []
    placed: set[str] = set()
    for price in prices:
        id = price.pattern.id
        if id in new:
            result += new[id] if id not in placed else []
            placed.add(id)
        elif id not in without:
            result.append(price)
    return (*result, *(p for id, group in new.items() if id not in placed for p in group))
