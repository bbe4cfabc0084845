/** An explanation as `ruka.explain` tells it (src/ruka/explain/data.py); its words are in one language. */
export interface Explanation {
  rules: string;
  hand: string; // notation
  dora: string[]; // indicators
  ura: string[];
  source: string; // of the rules
  outcome: "win" | "no-yaku" | "incomplete";
  circumstances: string;
  headline: string;
  sections: { fan: string; fu: string }; // titles, by the units of the rules
  shanten?: number;
  reading?: Reading; // the rest: of a complete hand
  lines?: Line[];
  uncounted?: Uncounted[];
  other_readings?: OtherReading[];
  fu?: number; // the rest: of a win
  base?: number;
  calculation?: string;
  sentences?: string[];
  unfinished?: Unfinished[]; // where everybody's hand counts
}

export interface Reading {
  sets: string[];
  pairs: string[];
  singles: string[];
  completed: string | null;
  won: string; // the wait, or the form
}

export interface Line {
  pattern: string;
  name: string;
  note: string;
  tag: "fan" | "bonus" | "limit" | "points";
  value: number;
  count: number;
  worth: string; // with its unit, where it has one of its own
  tiles: string[]; // sets in notation
  clause: string;
}

/** The hand of one who did not win. */
export interface Unfinished {
  seat: string; // a wind
  hand: string;
  value: number;
  calculation: string;
  lines: Line[];
}

export interface Uncounted extends Line {
  why: string;
}

export interface OtherReading {
  reading: Reading;
  total: number;
  why: string;
}
