/** What happened and what is asked, in sentences: for the log, and for those who listen. */
import type { Ask, Changed, Event, Layout } from "../generated/wire";
import { callName, handName } from "./rounds";
import { ending } from "./shown";
import { number, t, tileName } from "./texts.svelte";
import { parse, seatOf } from "./view";

export interface Line {
  number: number;
  text: string;
}

/** Who tells what happened: the names of the seats, one of which may be the player's own, and the table they sit at. */
export interface Teller {
  name: (seat: number) => string;
  own: number | null;
  layout?: Layout;
}

/** Empty where the event is of no interest by itself. */
export function sentence(event: Event, { name, own, layout }: Teller): string {
  const seat = seatOf(event);
  const who = seat === null ? "" : seat === own ? t("play-you") : name(seat);
  const tile = "tile" in event ? tileName(event.tile) : "";
  switch (event.type) {
    case "hand":
      return t("play-log-hand", {
        round: handName({ round: event.round, deal: event.deal ?? event.seat + 1 }),
        dealer: name(event.seat),
      });
    case "discard":
      return t(event.riichi ? "play-log-declare" : "play-log-discard", { who, tile });
    case "chow":
    case "pung":
    case "kong":
      return t(`play-log-${event.type}`, { who, tile, source: name(event.source) });
    case "concealed_kong":
      return t("play-log-concealed-kong", { who, tile: tileName(parse(event.tiles).at(-1) ?? "?") });
    case "added_kong":
      return t("play-log-added-kong", { who, tile });
    case "nuki":
      return t("play-log-nuki", { who, tile });
    case "flower":
      return t("play-log-flower", { who, tile });
    case "shown":
      return t("play-log-shown", { who, points: event.worth });
    case "dora":
      return t("play-log-dora", { tile });
    case "win":
      return event.source === event.seat
        ? t("play-log-tsumo", { who, tile })
        : t("play-log-ron", { who, tile, source: name(event.source) });
    case "ready":
      return t("play-log-ready", { who });
    case "exhausted":
      return t(`play-log-${ending(event.type, layout)}`);
    case "nagashi":
      return t("play-log-nagashi", {
        who: (event.winners ?? []).map((seat) => (seat === own ? t("play-you") : name(seat))).join(", "),
      });
    case "aborted":
      return t("play-log-aborted");
    case "offence":
      return t("play-log-offence", { who, reason: event.reason });
    case "changed":
      return changed(event, who, seat === own);
    case "end":
      return t("play-log-end", {
        points: event.points.map((points, seat) => `${name(seat)} ${number(points)}`).join(", "),
      });
    case "over":
      return t("play-log-over");
  }
  return "";
}

/** What an item or a bet of the arcade does; whoever used it is told what it is for. */
function changed({ act, item: id, got = "", points }: Changed, who: string, isOwn: boolean): string {
  const item = t(`arcade-item-${id}`);
  const paid = number(Math.abs((points ?? []).reduce((all, one) => all + one, 0)));
  if (act !== "use") return t(`items-log-${act}`, { who, item, points: paid });
  const tiles = parse(got);
  if (tiles.length && !tiles.includes("?"))
    return t("items-log-got", { who, item, tiles: tiles.map(tileName).join(", ") });
  const used = t("items-log-use", { who, item });
  return isOwn ? `${used} ${t(`arcade-item-${id}-does`)}` : used;
}

/** What the player is asked. */
export function asked(ask: Ask, drawn: string): string {
  const types = [...new Set(ask.actions.map((one) => one.type))].filter((type) => type !== "discard");
  const calls = types.map((type) => callName(type)).join(", ");
  if (!ask.actions.some((one) => one.type === "discard")) return t("play-asked", { calls });
  const turn = drawn ? t("play-asked-turn", { tile: tileName(drawn) }) : t("play-asked-discard");
  return types.length ? `${turn} ${t("play-asked", { calls })}` : turn;
}
