/** The lobby at `./`, a table at `t/ID`, and for those who work on the page every part of it at `gallery`, all of them below
 * the path that the document says is its base. */
export type Place = { at: "lobby" } | { at: "gallery" } | { at: "table"; id: string };

const GALLERY = "gallery";

export function placeOf(path: string): Place {
  const id = /^t\/([\w-]+)\/?$/.exec(path)?.[1];
  if (path === GALLERY) return { at: "gallery" };
  return id === undefined ? { at: "lobby" } : { at: "table", id };
}

export function addressOf(place: Place): string {
  if (place.at === "gallery") return GALLERY;
  return place.at === "lobby" ? "./" : `t/${place.id}`;
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
