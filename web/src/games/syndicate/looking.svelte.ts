/** The cell whose card is open: the one pointed at, or else the one clicked last. */
export const looking = $state<{ over: number | null; at: number | null }>({ over: null, at: null });

export function cellLookedAt(): number | null {
  return looking.over ?? looking.at;
}

export function lookAt(cell: number | null): void {
  looking.over = null;
  looking.at = looking.at === cell ? null : cell;
}
