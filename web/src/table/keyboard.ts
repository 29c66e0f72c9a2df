/** Keys and focus at a table: what a key does stands on the button that does it, and focus follows the decision. */

/** The letter or digit of a key, whatever alphabet the keyboard writes. */
export function keyOf(event: Pick<KeyboardEvent, "key" | "code">): string {
  const written = event.key.toLowerCase();
  if (/^[a-z0-9]$/.test(written)) return written;
  return /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? event.key;
}

/** Whether a key belongs to where it was pressed: to a field, a choice, or together with a modifier. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return true;
  return event.target instanceof Element && event.target.closest("input, select, textarea, [role=tablist]") !== null;
}

/** Press the button that has this key, if there is one; says whether there was. */
export function press(key: string, within: ParentNode): boolean {
  const wanted = (button: HTMLButtonElement) => button.getAttribute("aria-keyshortcuts") === key && !button.disabled;
  const button = [...within.querySelectorAll<HTMLButtonElement>("button[aria-keyshortcuts]")].find(wanted);
  button?.click();
  return button !== undefined;
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
