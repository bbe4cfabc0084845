/** One table's socket: says hello, comes back by itself after a loss, hands every message on. */
import type {
  Act,
  Ask,
  Because,
  Happened,
  Hello,
  Hint,
  Notice,
  Plain,
  Players,
  Ready,
  Refused,
  Rematch,
  State,
  WhyNot,
} from "../generated/wire";

export type Said = State | Players | Happened | Ask | Ready | Rematch | Refused | Because | Hint | Notice;
export type Asked = Act | WhyNot | Plain;

const VERSION = 1;
const PAUSES = [300, 1000, 2000, 5000]; // milliseconds before each attempt to come back

export interface Listener {
  hear(message: Said): void;
  connected(yes: boolean): void;
}

export class Socket {
  private ws?: WebSocket;
  private attempt = 0;
  private closed = false;
  private timer?: ReturnType<typeof setTimeout>;

  constructor(
    private readonly table: string,
    private readonly hello: () => Pick<Hello, "token" | "lang" | "seed">,
    private readonly listener: Listener,
  ) {
    this.open();
  }

  say(message: Asked): void {
    if (this.ws?.readyState === WebSocket.OPEN) this.ws.send(JSON.stringify(message));
  }

  /** The whole state again: after a gap in the events, or in another language. */
  again(): void {
    this.ws?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.ws?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const ws = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.table}/socket`);
    this.ws = ws;
    ws.onopen = () => ws.send(JSON.stringify({ type: "hello", version: VERSION, ...this.hello() } satisfies Hello));
    ws.onmessage = ({ data }) => {
      this.attempt = 0;
      this.listener.connected(true);
      this.listener.hear(JSON.parse(data as string) as Said);
    };
    ws.onclose = () => {
      this.listener.connected(false);
      if (this.closed) return;
      this.timer = setTimeout(() => this.open(), PAUSES[Math.min(this.attempt++, PAUSES.length - 1)]);
    };
  }
}
