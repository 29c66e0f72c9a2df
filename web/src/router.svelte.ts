/** The lobby at `./`, a table at `t/ID`, the rules of a game at `rules/GAME`, for those who work on the page every part of
 * it at `gallery`, and nothing anywhere else; all of them below the path that the document says is its base. */
export type Place =
  { at: "lobby" } | { at: "gallery" } | { at: "nowhere" } | { at: "table"; id: string } | { at: "rules"; game: string };

export function placeOf(path: string): Place {
  const [, room, name] = /^(t|rules)\/([\w-]+)\/?$/.exec(path) ?? [];
  if (room !== undefined && name !== undefined)
    return room === "t" ? { at: "table", id: name } : { at: "rules", game: name };
  if (path === "") return { at: "lobby" };
  return { at: path === "gallery" ? "gallery" : "nowhere" };
}

export function addressOf(place: Place): string {
  if (place.at === "table") return `t/${place.id}`;
  if (place.at === "rules") return `rules/${place.game}`;
  return place.at === "gallery" ? "gallery" : "./";
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

/** A link that the router follows, unless it is to open elsewhere. */
export function follow(event: MouseEvent, place: Place): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(place);
}
