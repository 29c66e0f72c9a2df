/** Keys and focus: what a key does stands on the button or link that does it, and focus follows the decision. */

/** Signs that stand elsewhere on other keyboards: there the key in the place of the English one is meant. */
const PLACES: Readonly<Record<string, readonly [string, string]>> = { Comma: [",", "<"], Period: [".", ">"] };

/** What was pressed as `aria-keyshortcuts` writes it, whatever alphabet the keyboard writes. Letters alone are a
    game's own; what is around the game has letters with Shift. */
export function keyOf(event: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const foreign = !/^[ -~]$/.test(event.key);
  const letter = foreign ? /^Key([A-Z])$/.exec(event.code)?.[1] : /^[a-z]$/i.exec(event.key)?.[0];
  if (letter !== undefined) return event.shiftKey ? `Shift+${letter.toUpperCase()}` : letter.toLowerCase();
  return (foreign ? PLACES[event.code]?.[event.shiftKey ? 1 : 0] : undefined) ?? event.key;
}

/** Where steps through a game have the focus: to its beginning, back, forward, and to its end. */
export const STEP_KEYS: readonly string[] = ["Home", "ArrowLeft", "ArrowRight", "End"];

/** What is written or chosen with keys; a box that is ticked is not. */
const TAKERS = "input:not([type=checkbox], [type=radio], [type=file]), select, textarea, [role=tablist]";

/** Whether a key belongs to where it was pressed: to a field, a choice, or together with a modifier. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return true;
  return event.target instanceof Element && event.target.closest(TAKERS) !== null;
}

/** Press the button or link that has this key, if there is one; says whether there was. */
export function press(key: string, within: ParentNode): boolean {
  const wanted = (one: HTMLElement) => one.getAttribute("aria-keyshortcuts") === key && !one.matches(":disabled");
  const found = [...within.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].find(wanted);
  found?.click();
  return found !== undefined;
}

/** What keys reach now: the sheet above the page, or else the page. */
export function reached(): ParentNode {
  return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
}

/** Give lost focus to the next decision, or else to where the next one will be asked. */
export function focusDecision(within: ParentNode, desk: HTMLElement | undefined): void {
  const now = document.activeElement;
  // A button that cannot be pressed any more keeps the focus for a moment.
  const isLost = now === null || now === document.body || now === desk || now.matches(":disabled");
  if (!isLost) return;
  const decisions = [...within.querySelectorAll<HTMLButtonElement>("button[data-decision]:enabled")];
  const next = decisions.find((button) => button.checkVisibility()) ?? desk;
  if (next !== now) next?.focus({ preventScroll: true });
}
