/** The view of a hand as a fold of events: the twin of `ruka.engine.view`, held to it by a test on whole games. */
import type { Chow, Event, Hand, Kong, Layout, Pung, SeatView, View } from "../generated/wire";

const HIDDEN = "?";

/** What the fold must know of the rules. */
export type FoldRules = Pick<
  Layout,
  "id" | "players" | "people" | "hand_tiles" | "dead_wall" | "turns" | "bet" | "fine" | "start_points"
>;

const WINDS = "ESWN";

/** "E" for the seat that deals, and so on; "" for whoever sits out. */
export function windOf(view: View, seat: number): string {
  const winds = [...WINDS].filter((wind) => wind !== view.missing);
  return winds[view.order.indexOf(seat)] ?? "";
}

export const tileOfWind = (letter: string): string => `${WINDS.indexOf(letter) + 1}z`;

/** Those who wait for a later hand. */
export const sittingOut = (view: View): number[] => [...view.seats.keys()].filter((seat) => !view.order.includes(seat));

export function see(view: View, event: Event, rules: FoldRules): void {
  switch (event.type) {
    case "hand":
      newHand(view, event, rules);
      return;
    case "dora":
      view.indicators.push(event.tile);
      return;
    case "ura":
      if (view.ura_indicators.length < view.indicators.length) view.ura_indicators.push(event.tile);
      return;
    case "exhausted":
    case "nagashi":
    case "win":
    case "settled":
    case "offence":
      event.points.forEach((gained, seat) => (view.seats[seat]!.points += gained));
      break;
    case "changed":
      event.points?.forEach((gained, seat) => (view.seats[seat]!.points += gained));
      break;
    case "end":
      event.points.forEach((points, seat) => (view.seats[seat]!.points = points));
      break;
    case "over":
      view.over = true;
  }
  act(view, event, rules);
}

function newHand(view: View, event: Hand, rules: FoldRules): void {
  const people = event.points.length;
  view.seats = event.points.map(emptySeat);
  const dealer = (view.dealer = view.turn = event.seat);
  const round = event.order ?? Array.from({ length: people }, (_, step) => (dealer + step) % people);
  view.order = round.slice(0, rules.players);
  view.missing = event.missing ?? "";
  view.deal = event.deal ?? dealer + 1;
  view.round = event.round;
  view.honba = event.honba;
  view.sticks = event.sticks;
  const inWall = event.wall - rules.dead_wall - rules.players * rules.hand_tiles;
  view.tiles_left = rules.turns * rules.players || inWall;
  view.indicators = [];
  view.ura_indicators = [];
  view.drawn = "";
  view.discarder = null;
  view.dice = event.dice ?? [];
}

/** Before the first deal. */
export function emptyView(rules: FoldRules, seat: number | null): View {
  return {
    ...{ order: Array.from({ length: rules.players }, (_, seat) => seat), missing: "", deal: 1 },
    ...{
      rules: rules.id,
      seat,
      round: 0,
      dealer: 0,
      honba: 0,
      sticks: 0,
      turn: 0,
      drawn: "",
      tiles_left: 0,
      discarder: null,
    },
    ...{ dice: [], indicators: [], ura_indicators: [], legal_actions: [], waits: [], furiten: false, over: false },
    seats: Array.from({ length: rules.people }, (_, seat) => emptySeat(rules.start_points[seat] ?? 0)),
  };
}

function emptySeat(points: number): SeatView {
  return { points, tiles: [], sets: [], discards: [], norths: 0, flowers: [], fines: 0, riichi: false };
}

/** Who did it; null where nobody did. */
export const seatOf = (event: Event): number | null => ("seat" in event ? (event.seat ?? null) : null);

/** What the event does to the tiles of its seat. */
function act(view: View, event: Event, rules: FoldRules): void {
  const seat = seatOf(event);
  if (seat === null) return;
  const own = view.seats[seat]!;
  switch (event.type) {
    case "deal":
      own.tiles = parse(event.tiles);
      break;
    case "draw":
      view.turn = seat;
      view.drawn = event.tile;
      if (!(rules.turns && event.replacement)) view.tiles_left -= 1;
      own.tiles.push(event.tile);
      break;
    case "discard":
      take(own, [event.tile]);
      own.discards.push({ tile: event.tile, drawn: !!event.drawn, riichi: !!event.riichi, claimed: false });
      view.drawn = "";
      view.discarder = seat;
      break;
    case "riichi":
      own.riichi = true;
      own.points -= rules.bet;
      view.sticks += 1;
      break;
    case "chow":
    case "pung":
    case "kong":
      claim(view, own, event);
      if (rules.turns) view.tiles_left -= 1;
      break;
    case "concealed_kong":
      take(own, parse(event.tiles));
      own.sets.push({ type: event.type, tiles: parse(event.tiles), tile: "", source: null });
      break;
    case "added_kong":
      take(own, [event.tile]);
      addToPung(own, event.tile);
      break;
    case "nuki":
      take(own, [event.tile]);
      own.norths += 1;
      break;
    case "flower":
      take(own, [event.tile]);
      own.flowers.push(event.tile);
      view.drawn = "";
      break;
    case "offence":
      if (event.reason === "wrong_call" || event.reason === "changed_mind") own.fines += rules.fine;
      if (event.reason === "changed_mind") takeBack(view, own);
      break;
    case "changed":
      change(view, own, parse(event.gave), parse(event.got));
      break;
    case "win":
      view.sticks = 0; // they are among the winner's points
      own.tiles = parse(event.hand);
      break;
    case "ready":
    case "shown":
      own.tiles = parse(event.hand);
  }
}

/** Tiles of the hand went back for others; of a hand that is not seen nothing is different. */
function change(view: View, own: SeatView, gave: string[], got: string[]): void {
  if (!got.length || got[0] === HIDDEN) return;
  const last = view.drawn ? [view.drawn] : [];
  take(own, last);
  own.tiles.push(...got);
  take(own, gave);
  own.tiles = [...inOrder(own.tiles), ...last];
}

function claim(view: View, own: SeatView, event: Chow | Pung | Kong): void {
  const { seat, tile, source } = event;
  const tiles = parse(event.tiles);
  view.seats[source]!.discards.at(-1)!.claimed = true;
  take(own, tiles);
  own.sets.push({ type: event.type, tiles: inOrder([tile, ...tiles]), tile, source });
  view.turn = seat;
  view.drawn = "";
}

/** The set just laid; others do not see which tiles of the hand these were. */
function takeBack(view: View, own: SeatView): void {
  const laid = own.sets.pop()!;
  const claimed = laid.tiles.indexOf(laid.tile);
  const tiles = laid.tiles.filter((_, place) => place !== claimed);
  own.tiles.push(...(own.tiles.includes(HIDDEN) ? tiles.map(() => HIDDEN) : tiles));
  view.seats[laid.source ?? 0]!.discards.at(-1)!.claimed = false;
  view.turn = laid.source ?? 0;
}

function addToPung(own: SeatView, tile: string): void {
  for (const set of own.sets) {
    if (set.type === "pung" && kind(set.tiles[0]!) === kind(tile)) {
      set.type = "added_kong";
      set.tiles = inOrder([...set.tiles, tile]);
    }
  }
}

/** The event as a seat sees it. */
export function redact<E extends Event>(event: E, viewer: number): E {
  if (event.type === "changed") {
    const hidden = (tiles = "") => (event.visible_to === viewer ? tiles : HIDDEN.repeat(parse(tiles).length));
    return { ...event, swaps: [], gave: hidden(event.gave), got: hidden(event.got) }; // places are told to nobody
  }
  if (event.type !== "draw" && event.type !== "deal") return event;
  if (event.visible_to == null || event.visible_to === viewer) return event;
  if (event.type === "draw") return { ...event, tile: HIDDEN };
  return { ...event, tiles: HIDDEN.repeat(parse(event.tiles).length) };
}

/** Tiles leave the hand; of a hand that is not seen, only how many. */
function take(own: SeatView, tiles: string[]): void {
  for (const tile of tiles) {
    const place = own.tiles.indexOf(tile);
    own.tiles.splice(place >= 0 ? place : own.tiles.indexOf(HIDDEN), 1);
  }
}

/** "05m 7z" as tiles: 0m, 5m, 7z; hidden tiles are "??". */
export function parse(notation: string | undefined): string[] {
  const tiles: string[] = [];
  let ranks = "";
  for (const letter of notation ?? "") {
    if (letter === HIDDEN) tiles.push(HIDDEN);
    else if (/\d/.test(letter)) ranks += letter;
    else if (/[a-z]/.test(letter)) {
      tiles.push(...[...ranks].map((rank) => rank + letter));
      ranks = "";
    }
  }
  return tiles;
}

/** A red five is of the kind of its five. */
export const kind = (tile: string): string => tile.replace("0", "5");

const SUITS = "mpszf";

/** Characters, dots, bamboos, winds, dragons; a red five before the plain ones. */
export function inOrder(tiles: string[]): string[] {
  const place = (tile: string) =>
    SUITS.indexOf(tile[1] ?? "") * 100 + Number(kind(tile)[0]) * 2 + (tile[0] === "0" ? 0 : 1);
  return [...tiles].sort((a, b) => place(a) - place(b));
}
