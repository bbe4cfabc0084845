/** One table's socket: says hello, comes back by itself after a loss, hands every message on. */
import { TABLE_SAYS, type Hello, type PlayerSays, type TableSays } from "../generated/wire";
import { read } from "./json";
import { pause } from "./pause";

export type Asked = Exclude<PlayerSays, Hello>;

const VERSION = 1;
const STEADY = 10_000; // milliseconds after which a line that holds is as good as new

export interface Listener {
  hear(message: TableSays): void;
  connected(yes: boolean): void;
}

export class Socket {
  private ws?: WebSocket;
  private attempt = 0;
  private closed = false;
  private timer?: ReturnType<typeof setTimeout>; // until the next attempt, or until this one is steady

  constructor(
    private readonly table: string,
    private readonly hello: () => Pick<Hello, "token" | "lang" | "seed">,
    private readonly listener: Listener,
  ) {
    this.open();
  }

  say(message: PlayerSays): void {
    if (this.ws?.readyState === WebSocket.OPEN) this.ws.send(JSON.stringify(message));
  }

  /** The whole state again: after a gap in the events, or in another language. */
  again(): void {
    this.say({ type: "hello", version: VERSION, ...this.hello() });
  }

  /** The table does not answer as it should: the line is given up, and tried again later. */
  giveUp(): void {
    this.ws?.close();
  }

  /** Now, and not when its time has come. */
  tryNow(): void {
    this.attempt = 0;
    clearTimeout(this.timer);
    this.drop();
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.ws?.close();
  }

  /** Nothing more is heard from the old line, not even its end. */
  private drop(): void {
    if (!this.ws) return;
    this.ws.onopen = this.ws.onmessage = this.ws.onclose = null;
    this.ws.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const ws = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.table}/socket`);
    this.ws = ws;
    ws.onopen = () => {
      this.again();
      this.timer = setTimeout(() => (this.attempt = 0), STEADY);
    };
    ws.onmessage = ({ data }: MessageEvent<string>) => {
      this.listener.connected(true);
      const message = read<TableSays>(data);
      if (TABLE_SAYS.has(message.type)) this.listener.hear(message); // a later server may say more
    };
    ws.onclose = () => {
      clearTimeout(this.timer);
      this.listener.connected(false);
      if (!this.closed) this.timer = setTimeout(() => this.open(), pause(this.attempt++));
    };
  }
}
