/**
 * Where one can be, below the path that the document says is its base. A room is the first word of the address, and what
 * stands behind it is its name: a table at `t/ID`, a deal at `d/ID`, the rules of a game at `rules/GAME`, the lobby at `./`.
 */
const WORDS = {
  lobby: "",
  table: "t",
  deal: "d",
  rules: "rules",
  learn: "learn",
  replay: "replay",
  player: "p",
  leaderboard: "leaderboard",
  statistics: "statistics",
  account: "account",
  notices: "notices",
  review: "review",
  gallery: "gallery",
} as const;

export type Room = keyof typeof WORDS;

export interface Place {
  readonly at: Room | "nowhere";
  readonly name?: string;
}

/** Some rooms have a name behind their word, some have none, and some are there with and without one. */
const NAMED: readonly string[] = [
  "table",
  "deal",
  "rules",
  "learn",
  "replay",
  "player",
  "leaderboard",
  "statistics",
  "notices",
  "review",
];
const UNNAMED: readonly string[] = ["lobby", "replay", "account", "notices", "gallery"];

export function placeOf(path: string): Place {
  const [, word, name] = /^([\w-]*)(?:\/([\w:.-]+)\/?)?$/.exec(path) ?? [];
  const room = (Object.keys(WORDS) as Room[]).find((one) => WORDS[one] === word);
  if (room === undefined || !(name === undefined ? UNNAMED : NAMED).includes(room)) return { at: "nowhere" };
  return name === undefined ? { at: room } : { at: room, name };
}

export function addressOf({ at, name }: Place): string {
  const word = at === "nowhere" ? "" : WORDS[at];
  return name === undefined ? word || "./" : `${word}/${name}`;
}

function placeNow(): Place {
  return placeOf(location.pathname.slice(new URL(document.baseURI).pathname.length));
}

class Router {
  place = $state.raw<Place>(placeNow());

  constructor() {
    addEventListener("popstate", () => {
      this.place = placeNow();
    });
  }

  go(place: Place): void {
    history.pushState(null, "", addressOf(place));
    this.place = place;
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Whether a link is to open in another tab or window. */
export function isForElsewhere(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
}

/** A link that the router follows, unless it is to open elsewhere. */
export function follow(event: MouseEvent, place: Place): void {
  if (isForElsewhere(event)) return;
  event.preventDefault();
  router.go(place);
}
