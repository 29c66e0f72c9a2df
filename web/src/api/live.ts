/** A live connection: a WebSocket that says hello with the last `seq` it has, and comes back by itself when it is lost. */
import type { LiveMessage } from "./types";

export type Connection = "connecting" | "open" | "lost" | "refused";

/** What a socket must be able to do; tests bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** `Message` is what can be told on it. */
export interface LiveHooks<Message> {
  lastSeq(): number;
  onMessage(message: Message): void;
  onConnection(connection: Connection): void;
}

const FIRST_PAUSE = 400;
const MAX_PAUSE = 8000;

/** How long to wait before the next try: twice as long each time, spread so that not all return at once. */
export function pauseBefore(attempt: number, chance: () => number = Math.random): number {
  const pause = Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** attempt);
  return pause * (0.75 + chance() / 2);
}

export class Live<Message extends { type: string } = LiveMessage> {
  readonly #address: string;
  readonly #hooks: LiveHooks<Message>;
  readonly #open: (address: string) => Socket;
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #attempt = 0;
  #closed = false;

  constructor(address: string, hooks: LiveHooks<Message>, open: (address: string) => Socket) {
    this.#address = address;
    this.#hooks = hooks;
    this.#open = open;
    this.#connect();
  }

  /** Try again now, for instance because the network is back. */
  retry(): void {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#connect();
  }

  /** Start over, for instance because the viewer is somebody else now. */
  restart(): void {
    this.#drop();
    this.#attempt = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
  }

  #drop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #connect(): void {
    if (this.#closed) return;
    const socket = this.#open(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket === this.#socket) socket.send(JSON.stringify({ type: "hello", seq: this.#hooks.lastSeq() }));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #receive(message: Message): void {
    this.#attempt = 0;
    if (message.type === "refused") {
      this.#closed = true;
      this.#hooks.onConnection("refused");
    } else {
      this.#hooks.onConnection("open");
    }
    this.#hooks.onMessage(message);
  }

  #lose(): void {
    this.#socket = null;
    if (this.#closed) return;
    this.#hooks.onConnection("lost");
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#connect();
    }, pauseBefore(this.#attempt));
    this.#attempt += 1;
  }
}

/** Where news comes of what is at this path of the API. */
export function liveAddress(path: string): string {
  const address = new URL(`api${path}/live`, document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

export function openSocket(address: string): Socket {
  return new WebSocket(address) as unknown as Socket;
}
