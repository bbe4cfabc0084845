// Seats the player of @kobalab/majiang-ai at a table that speaks mjai:
//   ruka league --rules tenhou --bots "club,majiang=mjai:node benchmarks/opponents/majiang.mjs"
// Each line of input is a list of events, each line of output the answer to it. `npm ci` in this folder installs the
// player (python -m benchmarks.opponents); it is no part of ruka.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(import.meta.url);
const Player = require("@kobalab/majiang-ai");
const { rule } = require("@kobalab/majiang-core");

const HONOURS = "ESWNPFC";
const SIGNS = ["", "+", "=", "-"]; // of whoever sits to the right, across, to the left
const KONG = /^[mpsz]\d{4}/;
const CONCEALED = /^[mpsz]\d{4}$/;
// Events on which a seat can be asked; of a list it is the last one that is asked about.
const ASKING = new Set(["tsumo", "dahai", "chi", "pon", "ankan", "kakan"]);
// As on tenhou.net, where it differs from the rules that the player takes unless it is told.
const RULES = rule({ ダブル役満あり: false, 順位点: ["20.0", "10.0", "-10.0", "-20.0"] });

function tile(name) {
  if (name === "?") return "";
  const honour = HONOURS.indexOf(name);
  return honour >= 0 ? `z${honour + 1}` : name[1] + (name.endsWith("r") ? 0 : name[0]);
}

function named(suit, digit) {
  if (suit === "z") return HONOURS[digit - 1];
  return digit === "0" ? `5${suit}r` : digit + suit;
}

// The tiles of a set, and the one that carries the sign of whom it was taken from.
function parts(set) {
  const tiles = (digits) => (digits ?? []).map((digit) => named(set[0], digit));
  return { own: tiles(set.match(/\d(?![+=-])/g)), taken: tiles(set.match(/\d(?=[+=-])/g))[0] };
}

const order = (digit) => +digit || 5;
const digits = (names) => names.map((name) => tile(name)[1]);

class Seat {
  constructor(id) {
    this.id = id;
    this.player = new Player();
    this.declared = null; // the discard that goes with the riichi it has just announced
    this.riichi = false; // somebody's next discard declares it
    this.replacement = false; // the next tile is drawn for a kong
    const names = ["0", "1", "2", "3"];
    this.player.action({ kaiju: { id, rule: RULES, title: "", player: names, qijia: 0 } }, () => {});
  }

  wind(actor) {
    return (actor - this.dealer + 4) % 4;
  }

  // What the player says to the last event that it can be asked about.
  told(events) {
    const last = events.findLastIndex((event) => ASKING.has(event.type));
    const before = events.filter((event, place) => place > last && event.type === "dora"); // turned with it
    let answer = {};
    events.forEach((event, place) => {
      if (place === last) before.forEach((dora) => this.see(dora));
      if (before.includes(event)) return;
      this.see(event, place === last ? (reply) => (answer = reply ?? {}) : undefined);
    });
    return events.at(-1).type === "reach" ? this.discard(this.declared) : this.said(answer);
  }

  see(event, callback) {
    const message = this.message(event);
    if (message) this.player.action(message, callback);
  }

  message(event) {
    const l = event.actor === undefined ? 0 : this.wind(event.actor);
    switch (event.type) {
      case "start_kyoku":
        return this.deal(event);
      case "tsumo": {
        const how = this.replacement ? "gangzimo" : "zimo";
        this.replacement = false;
        return { [how]: { l, p: tile(event.pai) } };
      }
      case "reach":
        this.riichi = true;
        return null;
      case "dahai": {
        const p = tile(event.pai) + (event.tsumogiri ? "_" : "") + (this.riichi ? "*" : "");
        this.riichi = false;
        return { dapai: { l, p } };
      }
      case "chi":
      case "pon":
      case "daiminkan":
        this.replacement = event.type === "daiminkan";
        return { fulou: { l, m: this.claimed(event) } };
      case "ankan":
      case "kakan":
        this.replacement = true;
        return { gang: { l, m: event.type === "ankan" ? concealed(event) : this.added(event, l) } };
      case "dora":
        return { kaigang: { baopai: tile(event.dora_marker) } };
      default:
        return null; // how a hand ended is of no use to it
    }
  }

  deal(event) {
    this.dealer = event.oya;
    this.riichi = this.replacement = false;
    const seats = [0, 1, 2, 3].map((wind) => (event.oya + wind) % 4);
    return {
      qipai: {
        zhuangfeng: HONOURS.indexOf(event.bakaze),
        jushu: event.oya,
        changbang: event.honba,
        lizhibang: event.kyotaku,
        defen: seats.map((seat) => event.scores[seat]),
        baopai: tile(event.dora_marker),
        shoupai: seats.map((seat) => (seat === this.id ? event.tehais[seat].map(tile).join("") : "")),
      },
    };
  }

  claimed(event) {
    const sign = SIGNS[(event.target - event.actor + 4) % 4];
    const [suit, digit] = tile(event.pai);
    const own = digits(event.consumed).sort((a, b) => order(a) - order(b) || b - a);
    if (event.type !== "chi") return suit + own.join("") + digit + sign;
    const all = [...own, digit + sign].sort((a, b) => order(a[0]) - order(b[0]));
    return suit + all.join("");
  }

  added(event, l) {
    const [suit, digit] = tile(event.pai);
    const of = (set) => set[0] === suit && /^.(\d)\1\1[+=-]$/.test(set.replaceAll("0", "5"));
    const pung = this.player.model.shoupai[l]._fulou.find((set) => of(set) && order(set[1]) === order(digit));
    return pung + digit;
  }

  said(answer) {
    const actor = this.id;
    if (answer.hule) return { type: "hora", actor };
    if (answer.daopai) return { type: "ryukyoku", actor };
    if (answer.dapai?.endsWith("*")) {
      this.declared = answer.dapai;
      return { type: "reach", actor };
    }
    if (answer.dapai) return this.discard(answer.dapai);
    if (answer.gang) {
      const { own } = parts(answer.gang);
      if (CONCEALED.test(answer.gang)) return { type: "ankan", actor, consumed: own };
      return { type: "kakan", actor, pai: named(answer.gang[0], answer.gang.at(-1)) };
    }
    if (answer.fulou) return this.claim(answer.fulou);
    return { type: "none" };
  }

  discard(p) {
    return { type: "dahai", actor: this.id, pai: named(p[0], p[1]), tsumogiri: p.includes("_") };
  }

  claim(set) {
    const { own, taken } = parts(set);
    const alike = /^.(\d)\1\1/.test(set.replaceAll("0", "5").replace(/[+=-]/, ""));
    const type = KONG.test(set) ? "daiminkan" : alike ? "pon" : "chi";
    return { type, actor: this.id, pai: taken, consumed: own };
  }
}

function concealed(event) {
  const [suit] = tile(event.consumed[0]);
  return suit + digits(event.consumed).sort().reverse().join("");
}

let seat;
for await (const line of createInterface({ input: process.stdin })) {
  const events = JSON.parse(line);
  const start = events.find((event) => event.type === "start_game");
  if (start) seat = new Seat(start.id);
  const rest = events.filter((event) => event !== start);
  const answer = rest.length ? seat.told(rest) : { type: "none" };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
