// Made by tools/web_types.py from ruka.session.messages and ruka.server.models.
export interface Act {
  type: "act";
  question: number;
  action: {
    [k: string]: boolean | string;
  };
}
export interface Action {
  seat: number;
  type: string;
  tile?: string;
  tiles?: string;
  drawn?: boolean;
  note?: string;
}
export interface Answer {
  rules: string;
  name: string;
  explanation: {
    [k: string]: unknown;
  } | null;
  problem: string;
  shanten: number | null;
  discard: string;
  useful: Useful[];
}
export interface Useful {
  tile: string;
  left: number;
}
export interface Ask {
  type: "ask";
  question: number;
  actions: Action[];
  wrong: Action[];
  waits: Waits[];
  seconds: number | null;
  bank: number;
}
export interface Waits {
  discard: string;
  waits: Wait[];
  furiten: string;
}
export interface Wait {
  tile: string;
  left: number;
  points: number;
  name: string;
  wins: boolean;
  draw_wins: boolean;
}
export interface Because {
  type: "because";
  action: Action;
  code: string;
  text: string;
}
export interface Book {
  id: string;
  name: string;
  lang: string;
  text: string;
  source: string;
  hash: string;
  unit: string;
  chapters: Chapter[];
  sections: Section[];
  payments: string[];
  sheets: Sheet[];
  worked: Worked[];
  options: Setting[];
  decisions: Decision[];
}
export interface Chapter {
  id: string;
  title: string;
  parts: (Said | Grid | Case | Figure)[];
}
export interface Said {
  text: string;
  clause: string;
  items: string[];
  kind: "said";
}
export interface Grid {
  sheet: Sheet;
  clause: string;
  kind: "grid";
}
export interface Sheet {
  title: string;
  head: string[];
  rows: Row[];
}
export interface Row {
  cells: string[];
  hand: string;
}
export interface Case {
  hand: string;
  discards: string;
  text: string;
  clause: string;
  kind: "case";
}
export interface Figure {
  id: string;
  caption: string;
  svg: string;
  kind: "figure";
}
export interface Section {
  tag: string;
  title: string;
  entries: Entry[];
}
export interface Entry {
  id: string;
  name: string;
  text: string;
  values: Worth[];
  excludes: string[];
  example: Drawn | null;
  near_miss: Drawn | null;
  clause: string;
}
export interface Worth {
  name: string;
  open: number;
  concealed: number;
  text: string;
}
export interface Drawn {
  hand: string;
  words: string;
  dora: string[];
  ura: string[];
  result: string;
}
export interface Worked {
  id: string;
  clause: string;
  question: string;
  hand: Drawn | null;
  parts: string[];
  explanation: {
    [k: string]: unknown;
  } | null;
  answers: string[];
  printed: string;
}
export interface Setting {
  name: string;
  text: string;
  value: string;
  default: string;
  allowed: string;
  clause: string;
}
export interface Decision {
  id: string;
  text: string;
}
export interface Choice {
  value: boolean | number | string;
  name: string;
}
export interface Clock {
  move: number | null;
  bank: number;
}
export interface Event {
  type: string;
  seat?: number | null;
  tile?: string;
  tiles?: string;
  source?: number | null;
  drawn?: boolean;
  riichi?: boolean;
  replacement?: boolean;
  hand?: string;
  worth?: number | null;
  round?: number | null;
  honba?: number | null;
  sticks?: number | null;
  wall?: number | null;
  dice?: number[] | null;
  dealer_dice?: number[] | null;
  deal?: number | null;
  order?: number[] | null;
  missing?: string;
  reason?: string;
  ready?: number[] | null;
  winners?: number[] | null;
  points?: number[] | null;
  patterns?: string[] | null;
  fan?: number | null;
  fu?: number | null;
  limit?: string;
  visible_to?: number | null;
}
export interface Flow {
  payer: number;
  receiver: number;
  points: number;
}
export interface HandOver {
  round: number;
  deal: number;
  dealer: number;
  honba: number;
  points: number[];
}
export interface HandResult {
  number: number;
  round: number;
  deal: number;
  dealer: number;
  honba: number;
  kind: "win" | "exhausted" | "nagashi" | "aborted" | "offence";
  reason: string;
  nagashi: number[];
  offences: string[];
  winds: string[];
  flows: Flow[];
  wins: WinResult[];
  ready: ReadyHand[];
  indicators: string[];
  ura: string[];
  before: number[];
  after: number[];
}
export interface WinResult {
  seat: number;
  source: number;
  tile: string;
  hand: string;
  gained: number[];
  explanation: {
    [k: string]: unknown;
  };
}
export interface ReadyHand {
  seat: number;
  waits: string[];
}
export interface Happened {
  type: "events";
  number: number;
  events: Event[];
  phase: "open" | "playing" | "result" | "over";
  waits: Waits | null;
}
export interface Hello {
  type: "hello";
  version: number;
  token: string | null;
  lang: "cs" | "pl" | "en";
  seed: string;
}
export interface Hint {
  type: "hint";
  question: number;
  action: Action;
}
export interface HouseDifference {
  where: string;
  name: string;
  base: string;
  house: string;
}
export interface HousePage {
  id: string;
  name: string;
  base: string;
  base_name: string;
  hash: string;
  file: string;
  options: {
    [k: string]: boolean | number | string | number[];
  };
  differences: HouseDifference[];
}
export interface Layout {
  id: string;
  players: number;
  people: number;
  hand_tiles: number;
  wall: number;
  discards: number;
  dead_wall: number;
  break_rolls: number;
  turns: number;
  indicators: number;
  flowers: number;
  nuki: boolean;
  riichi: boolean;
  bet: number;
  counters: boolean;
  fine: number;
  start_points: number[];
  discards_in_rows: boolean;
  readiness: boolean;
  hands_settle: boolean;
}
export interface NewReplay {
  id: string;
}
export interface NewRules {
  file: string;
  lang: "cs" | "pl" | "en";
}
export interface NewTable {
  rules: string;
  options: {
    [k: string]: boolean | number | string | number[];
  };
  clock: Clock;
  pace: "fast" | "even" | "full";
  name: string;
  seats: ("person" | "bot" | "open")[];
  bots: string[];
  draw_seats: boolean;
  lang: "cs" | "pl" | "en";
}
export interface Notice {
  type: "notice";
  code: string;
  text: string;
}
export interface OptionCard {
  name: string;
  text: string;
  default: boolean | number | string | number[];
  choices: Choice[];
  low: number | null;
  high: number | null;
  of_one_hand: boolean;
}
export interface Plain {
  type: "start" | "next" | "hint" | "rematch" | "leave" | "back";
}
export interface Player {
  name: string;
  kind: "person" | "bot" | "open";
  connected: boolean;
  away: boolean;
}
export interface Players {
  type: "players";
  players: Player[];
  phase: "open" | "playing" | "result" | "over";
}
export interface Problem {
  code: string;
  text: string;
}
export interface Question {
  rules: string[];
  options: {
    [k: string]: boolean | number | string | number[];
  };
  hand: string;
  draw: boolean;
  seat: "east" | "south" | "west" | "north";
  round: "east" | "south" | "west" | "north";
  circumstances: string[];
  dora: string;
  ura: string;
  honba: number;
  sticks: number;
  nuki: number;
  others: {
    [k: string]: string;
  };
  lang: "cs" | "pl" | "en";
  terms: "native" | "japanese";
}
export interface Ready {
  type: "ready";
  seats: number[];
}
export interface Refused {
  type: "refused";
  code: string;
  text: string;
}
export interface Rematch {
  type: "rematch";
  table: string;
  token: string | null;
  commitment: string;
}
export interface Replay {
  id: string;
  rules: string;
  name: string;
  options: {
    [k: string]: boolean | number | string | number[];
  };
  layout: Layout;
  players: string[];
  proof: "verified" | "unknown-key" | "broken" | "unsigned";
  signer: string;
  midway: boolean;
  events: Event[];
  hands: ReplayHand[];
}
export interface ReplayHand {
  event: number;
  round: number;
  deal: number;
  dealer: number;
  honba: number;
  kind: ("win" | "exhausted" | "nagashi" | "aborted" | "offence") | null;
  wins: ReplayWin[];
  points: number[];
}
export interface ReplayWin {
  seat: number;
  source: number;
  points: number;
}
export interface RuleCard extends Layout {
  name: string;
  text: string;
  family: string;
  unit: string;
  red_fives: boolean;
  kinds: string[];
  seats: string;
  winds_out: boolean;
  special: string;
  circumstances: string[];
  options: OptionCard[];
  sheets: ("html" | "pdf")[];
}
export interface SeatView {
  points: number;
  tiles: string[];
  sets: ShownSet[];
  discards: ThrownTile[];
  norths: number;
  flowers: string[];
  fines: number;
  riichi: boolean;
}
export interface ShownSet {
  type: string;
  tiles: string[];
  tile: string;
  source: number | null;
}
export interface ThrownTile {
  tile: string;
  drawn: boolean;
  riichi: boolean;
  claimed: boolean;
}
export interface Seated {
  table: string;
  seat: number;
  token: string;
  commitment: string;
}
export interface Setup {
  id: string;
  rules: string;
  revision: number;
  house: string;
  options: {
    [k: string]: boolean | number | string | number[];
  };
  clock: Clock;
  pace: "fast" | "even" | "full";
  host: number;
  bots: string[];
  hints: boolean;
  draw_seats: boolean;
}
export interface State {
  type: "state";
  version: number;
  setup: Setup;
  layout: Layout;
  seat: number | null;
  phase: "open" | "playing" | "result" | "over";
  players: Player[];
  number: number;
  view: View | null;
  hand: Event[];
  last: Event[];
  history: HandOver[];
  waits: Waits | null;
  ask: Ask | null;
  ready: number[];
  rematch: string;
  commitment: string;
  places: number[];
}
export interface View {
  rules: string;
  seat: number | null;
  seats: SeatView[];
  round: number;
  dealer: number;
  deal: number;
  order: number[];
  missing: string;
  honba: number;
  sticks: number;
  turn: number;
  drawn: string;
  discarder: number | null;
  tiles_left: number;
  dice: number[];
  indicators: string[];
  ura_indicators: string[];
  legal_actions: Action[];
  waits: string[];
  furiten: boolean;
  over: boolean;
}
export interface TableCard {
  setup: Setup;
  phase: "open" | "playing" | "result" | "over";
  players: Player[];
  rematch: string;
}
export interface TakeSeat {
  name: string;
  seat: number | null;
  lang: "cs" | "pl" | "en";
}
export interface WhyNot {
  type: "why";
  action: {
    [k: string]: boolean | string;
  };
}
