/** What the lobby shows, live: everything when it opens, and then what changes. */
import type { Invitation, LobbySays, LobbyTable } from "../generated/wire";
import { read } from "./json";
import { pause } from "./pause";

const PATIENCE = 3000; // milliseconds; a short loss is not worth a word

export const freeSeats = ({ players }: LobbyTable): number => players.filter(({ kind }) => kind === "open").length;

type Tables = Record<string, LobbyTable>;

const byId = (tables: LobbyTable[]): Tables => Object.fromEntries(tables.map((table) => [table.setup.id, table]));
const without = (tables: Tables, gone: string[]): Tables =>
  Object.fromEntries(Object.entries(tables).filter(([id]) => !gone.includes(id)));

export class Lobby {
  known = $state(false); // everything has come once
  lost = $state(false);
  invitations = $state.raw<Invitation[]>([]);
  asks = $state(0); // how many would like to be friends
  private waiting = $state.raw<Tables>({});
  private played = $state.raw<Tables>({});
  private ws?: WebSocket;
  private attempt = 0;
  private closed = false;
  private timer?: ReturnType<typeof setTimeout>;
  private patience?: ReturnType<typeof setTimeout>;

  /** Those that want only one more first, and of those the oldest. */
  readonly open = $derived(
    Object.values(this.waiting).toSorted((a, b) => freeSeats(a) - freeSeats(b) || a.since.localeCompare(b.since)),
  );
  readonly games = $derived(Object.values(this.played).toSorted((a, b) => b.since.localeCompare(a.since)));

  /** All of it, or what comes to this person alone. */
  constructor(private readonly only?: "invitations") {
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    this.ws?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.ws = new WebSocket(`${scheme}://${location.host}/api/v1/lobby/socket${this.only ? `?only=${this.only}` : ""}`);
    this.ws.onmessage = ({ data }: MessageEvent<string>) => this.hear(read<LobbySays>(data));
    this.ws.onclose = () => {
      if (this.closed) return;
      this.patience ??= setTimeout(() => (this.lost = true), PATIENCE);
      this.timer = setTimeout(() => this.connect(), pause(this.attempt++));
    };
  }

  private hear(message: LobbySays): void {
    switch (message.type) {
      case "lobby":
        this.attempt = 0;
        clearTimeout(this.patience);
        this.patience = undefined;
        [this.known, this.lost] = [true, false];
        [this.waiting, this.played] = [byId(message.open), byId(message.games)];
        break;
      case "changed": {
        const begun = message.games.map(({ setup }) => setup.id);
        this.waiting = { ...without(this.waiting, [...message.gone, ...begun]), ...byId(message.open) };
        this.played = { ...without(this.played, message.gone), ...byId(message.games) };
        break;
      }
      case "invitations":
        [this.invitations, this.asks] = [message.invitations, message.asks];
    }
  }
}
