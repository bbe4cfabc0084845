"""Compiles a rule set into the flat program that the native core runs.

Items (priced patterns) are lowered to instructions on columns; equal parts are computed once, and a column is given
back as soon as nobody needs it. Items that need something rare are behind a guard and are skipped where no row
has it; so are those that ask for the waits of a hand, which are looked for only in rows that have everything else.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ruka.errors import RulesError
from ruka.rules.expr import Expr, Sort
from ruka.rules.lowering import WORD, Node, Op, constant, every, features_of, load, lowered, node
from ruka.rules.pattern import FAN, POINTS, Price
from ruka.rules.row import FEATURE_INDEX, SECOND_STAGE
from ruka.rules.ruleset import RuleSet

SHIFTED, MEETS, WITHIN = 16, 17, 18  # two operations in one
ITEM, ITEM_WITHIN, ITEM_EQUAL, MINIMUM, SKIP, WAITS, LIABLE = 32, 33, 34, 35, 36, 37, 38
FIRST_TEMPORARY = len(FEATURE_INDEX)
REGISTERS = 128  # operands from here on are constants
ALL_SETS = 4
WAITS_FEATURES = frozenset({"waits", "shape_waits"})
GUARDS = ("kongs", "pungs", "chows2", "chows3")  # features that many hands do not have
LONG = 16  # operations
WORTH_SKIPPING = 4  # instructions
FIRST_VIRTUAL = 1000  # beyond every real register: one for each computed value, given a real one by liveness

Instruction = tuple[int, int, int, int, int]  # operation, destination, a, b, immediate

EVERYTHING = constant(WORD)
FORM = load("form", Sort.KINDS)
NOTHING = node(Op.ANDN, (FORM, FORM), 0, Sort.NUMBER)  # computed, so that it has a column


DEAREST = 1_000_000  # of one line; a table has lower limits of its own


@dataclass
class Program:
    """What the native core is given, beside the prices and policies of the rule set itself."""

    prices: tuple[Price, ...]
    instructions: list[Instruction] = field(default_factory=list)
    second_stage: int = 0
    first_items: int = 0  # prices of the first stage
    second_needs_lines: bool = False  # the second stage asks for sums of fan, bonus or limits
    combining: int = 0  # where the instructions begin that are asked of two or three sets at a time
    constants: list[int] = field(default_factory=list)


def compile_rules(rules: RuleSet) -> Program:
    """The program of a rule set whose options are decided."""
    first, second = rules.stages
    rules = rules.resolved
    program = Program((*first, *second))
    _check(program.prices)
    writer = _Writer(program)
    assert isinstance(rules.minimum, Expr)
    writer.tell(MINIMUM, lowered(rules.minimum))
    if rules.liability is not None:
        writer.tell(LIABLE, lowered(rules.liability))
    bodies = {index: lowered(p.body) for index, p in enumerate(first)}
    combining = [index for index, p in enumerate(first) if 0 < p.sets < ALL_SETS]
    for guard, items in _grouped({index: body for index, body in bodies.items() if index not in combining}).items():
        if guard is None:
            for index in items:
                writer.answer(index, bodies[index])
        else:
            writer.guarded([(index, bodies[index]) for index in items], guard)
    writer.flush()
    program.second_stage = len(program.instructions)
    program.second_needs_lines = any(features_of(p.expr) & SECOND_STAGE - {"total_points"} for p in second)
    for index, p in enumerate(second, start=len(first)):
        writer.answer(index, lowered(p.expr))
    writer.flush()
    program.first_items = len(first)
    program.combining = len(program.instructions)
    for index in combining:
        writer.answer(index, bodies[index])
    writer.flush()
    return program


def _check(prices: tuple[Price, ...]) -> None:
    """The core adds points up while it runs, before any line can take another away."""
    gone = {pattern.id for price in prices for pattern in price.excludes}
    for price in prices:
        for value in (price.open, price.concealed, price.one_short):
            if type(value) is not int or abs(value) > DEAREST:
                raise RulesError("bad-policy", field=price.pattern.id, value=str(value), allowed=f"≤ {DEAREST}")
        if price.tag == POINTS and price.pattern.id in gone:
            raise RulesError("points-excluded", pattern=price.pattern.id)
        if price.sets and price.tag != FAN:
            raise RulesError("sets-not-fan", pattern=price.pattern.id)


def _grouped(bodies: dict[int, Node]) -> dict[Node | None, list[int]]:
    """Items by what must be there for them to count: a hand without kongs skips all that asks for kongs."""
    groups: dict[Node | None, list[int]] = {None: []}
    for index, body in bodies.items():
        groups.setdefault(_guard(body), []).append(index)
    return groups


def _guard(expr: Node) -> Node | None:
    """A part without which the expression is zero, worth asking first."""
    if features_of(expr) & WAITS_FEATURES:
        return every(part for part in _conjuncts(expr) if not features_of(part) & WAITS_FEATURES)
    exact = next(filter(_is_exact, _conjuncts(expr)), None)
    if exact is not None and _cost(expr) >= LONG:
        return exact
    needed = _needed(expr)
    for name in GUARDS:
        guard = next((n for n in needed if n.op is Op.LOAD and n.value == name), None)
        if guard is not None:
            return guard
    parts = [part for part in _conjuncts(expr) if _cost(part) <= 2 and features_of(part) != {"form"}]
    return parts[0] if parts and _cost(expr) >= 6 else None


def _conjuncts(expr: Node) -> list[Node]:
    """The parts of a chain of truths joined by and."""
    if expr.op is Op.AND and all(a.sort is Sort.TRUTH for a in expr.args):
        return [part for a in expr.args for part in _conjuncts(a)]
    return [expr]


def _needed(expr: Node) -> list[Node]:
    """Parts that are not zero whenever the expression is not."""
    match expr.op:
        case Op.AND:
            inner = [n for a in expr.args for n in _needed(a)]
        case Op.ANDN | Op.ANY | Op.COUNT | Op.SHR | Op.MUL:
            inner = _needed(expr.args[0])
        case Op.EQ if _is_exact(expr):
            inner = _needed(expr.args[0])
        case _:
            inner = []
    return [expr, *inner]


def _is_exact(expr: Node) -> bool:
    """It asks for a certain number, which is not zero."""
    return expr.op is Op.EQ and expr.args[1].op is Op.CONST and expr.args[1].value != 0


def _cost(expr: Node) -> int:
    """Instructions to compute it, shared parts counted again."""
    return 0 if expr.op in (Op.LOAD, Op.CONST) else 1 + sum(_cost(a) for a in expr.args)


class _Writer:
    """Collects instructions in static single assignment, then gives registers to them stage by stage."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.pending: list[Instruction] = []  # with virtual registers
        self.known: dict[int, int] = {}  # node -> virtual register
        self.next_virtual = FIRST_VIRTUAL

    def tell(self, code: int, expr: Node) -> None:
        self.pending.append((code, 0, self.register(expr), 0, 0))

    def answer(self, index: int, expr: Node) -> None:
        """An item, together with the operation that decides it."""
        if expr.op is Op.ANY:  # an item only asks whether there is anything
            expr = expr.args[0]
        match expr.op, expr.args:
            case Op.AND, (Node(op=Op.SHR, value=by), Node(op=Op.CONST, value=1)) if expr.sort is Sort.TRUTH:
                code, a, b = ITEM, expr.args[0].args[0], constant(1 << int(by))
            case Op.AND, _:
                code, (a, b) = ITEM, expr.args
            case Op.EQ, (Node(op=Op.ANDN), Node(op=Op.CONST, value=0)):
                code, (a, b) = ITEM_WITHIN, expr.args[0].args
            case Op.EQ, _:
                code, (a, b) = ITEM_EQUAL, expr.args
            case _:
                code, a, b = ITEM, expr, EVERYTHING
        self.pending.append((code, 0, self.register(a), self.operand(b), index))

    def guarded(self, items: list[tuple[int, Node]], guard: Node) -> None:
        """Items that are skipped when the guard is zero in every row."""
        a = self.register(guard)
        outside = dict(self.known)
        start = len(self.pending)
        for asked in sorted(WAITS_FEATURES & frozenset[str]().union(*(features_of(expr) for _, expr in items))):
            self.pending.append((WAITS, FEATURE_INDEX[asked], a, 0, 0))
        for index, expr in items:
            self.answer(index, expr)
        self.known = outside  # what is computed behind the guard is not there for others
        if len(self.pending) - start >= WORTH_SKIPPING:
            self.pending.insert(start, (SKIP, 0, a, 0, len(self.pending) - start))

    def register(self, expr: Node) -> int:
        known = self.known.get(id(expr))
        if known is None:
            known = FEATURE_INDEX[str(expr.value)] if expr.op is Op.LOAD else self.compute(expr)
            self.known[id(expr)] = known
        return known

    def operand(self, expr: Node) -> int:
        return REGISTERS + self.constant(int(expr.value)) if expr.op is Op.CONST else self.register(expr)

    def compute(self, expr: Node) -> int:
        match expr.op, expr.args:
            case Op.CONST, _:
                return self.compute(node(Op.OR, (NOTHING, expr), 0, expr.sort))
            case Op.AND, (Node(op=Op.SHR, value=by) as shift, b):
                return self.emit(SHIFTED, (*shift.args, b), int(by))
            case Op.ANY, (Node(op=Op.AND) as common,):
                return self.emit(MEETS, common.args)
            case Op.EQ, (Node(op=Op.ANDN) as beyond, Node(op=Op.CONST, value=0)):
                return self.emit(WITHIN, beyond.args)
            case Op.MUL, _:
                return self.emit(expr.op.value, expr.args, self.constant(int(expr.value)))
        return self.emit(expr.op.value, expr.args, int(expr.value))

    def emit(self, code: int, args: tuple[Node, ...], immediate: int = 0) -> int:
        a, b = (*map(self.operand, args), 0)[:2]
        target = self.next_virtual
        self.next_virtual += 1
        self.pending.append((code, target, a, b, immediate))
        return target

    def constant(self, value: int) -> int:
        if value not in self.program.constants:
            self.program.constants.append(value)
        return self.program.constants.index(value)

    def flush(self) -> None:
        """Give real registers to the pending instructions by liveness, and append them to the program."""
        last_use: dict[int, int] = {}
        for at, (_, _, a, b, _) in enumerate(self.pending):
            for used in (a, b):
                last_use[used] = at
        real: dict[int, int] = {}
        free = list(range(REGISTERS - 1, FIRST_TEMPORARY - 1, -1))
        for at, (code, dst, a, b, immediate) in enumerate(self.pending):
            moved = [real.get(r, r) for r in (a, b)]
            free += [real.pop(used) for used in {a, b} if used in real and last_use[used] == at]
            if code < ITEM:
                if not free:
                    raise ValueError("the rule set needs too many columns at once")
                real[dst] = free.pop()
                dst = real[dst]
            self.program.instructions.append((code, dst, moved[0], moved[1], immediate))
        self.pending.clear()
        self.known.clear()
