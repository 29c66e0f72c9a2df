/** A live connection: a WebSocket that says hello with the last `seq` it has, and comes back by itself when it is lost. */
import { banned } from "../banned.svelte";
import type { LiveMessage, Problem } from "./types";

export type Connection = "connecting" | "open" | "lost" | "refused";

/** What a socket must be able to do; tests bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event?: { code?: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** `Message` is what can be told on it. */
export interface LiveHooks<Message> {
  lastSeq(): number;
  /** What else is to be said in a hello. */
  besides?(): Readonly<Record<string, number>>;
  onMessage(message: Message): void;
  onConnection(connection: Connection): void;
}

/** Milliseconds: after so long without a word the other side is asked whether it is there, and given up after that. */
const SILENCE = 2500;
const PATIENCE = 9000;
const RESTARTS = 1012; // the server ends, and another one has its tables already
const SOON = 200;
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
  #silence: ReturnType<typeof setTimeout> | null = null;
  #patience: ReturnType<typeof setTimeout> | null = null;
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
    this.#hangUp();
  }

  #hangUp(): void {
    this.#stopListening();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Something was heard: so long nothing need be, before we ask, and so long before we give up. */
  #listen(socket: Socket): void {
    this.#stopListening();
    this.#silence = setTimeout(() => {
      socket.send(ping());
    }, SILENCE);
    this.#wait();
  }

  #wait(): void {
    this.#patience = setTimeout(() => {
      this.#hangUp();
      this.#lose();
    }, PATIENCE);
  }

  #stopListening(): void {
    if (this.#silence !== null) clearTimeout(this.#silence);
    if (this.#patience !== null) clearTimeout(this.#patience);
    this.#silence = this.#patience = null;
  }

  #connect(): void {
    if (this.#closed) return;
    const socket = this.#open(this.#address);
    this.#socket = socket;
    this.#wait();
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      socket.send(JSON.stringify({ type: "hello", seq: this.#hooks.lastSeq(), ...this.#hooks.besides?.() }));
      this.#listen(socket);
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#listen(socket);
      this.#receive(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lose(event?.code);
    };
  }

  #receive(message: Message): void {
    this.#attempt = 0;
    if (message.type === "refused") {
      this.#closed = true;
      this.#stopListening();
      banned.hear(message as unknown as Problem);
      this.#hooks.onConnection("refused");
    } else {
      this.#hooks.onConnection("open");
    }
    if (message.type !== "pong") this.#hooks.onMessage(message);
  }

  #lose(code?: number): void {
    this.#stopListening();
    this.#socket = null;
    if (this.#closed) return;
    this.#hooks.onConnection("lost");
    const pause = code === RESTARTS && this.#attempt === 0 ? Math.random() * SOON : pauseBefore(this.#attempt);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#connect();
    }, pause);
    this.#attempt += 1;
  }
}

/** Is somebody there? Says, too, that nobody can see the page: then the server may send a notice. */
function ping(): string {
  const away = "document" in globalThis && document.visibilityState === "hidden";
  return JSON.stringify(away ? { type: "ping", away } : { type: "ping" });
}

/** Where news comes of what is at this path of the API. */
export function liveAddress(path: string): string {
  const address = new URL(`api${path}/live`, document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

export function openSocket(address: string): Socket {
  const socket = new WebSocket(address);
  const tell = () => {
    if (socket.readyState === WebSocket.OPEN) socket.send(ping());
  };
  document.addEventListener("visibilitychange", tell);
  socket.addEventListener("close", () => {
    document.removeEventListener("visibilitychange", tell);
  });
  return socket as unknown as Socket;
}
