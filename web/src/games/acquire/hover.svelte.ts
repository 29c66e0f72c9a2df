/** The tile that the pointer or the focus is on, in the hand or on the board: both show it. */
class Hover {
  tile = $state<string | null>(null);
}

export const hover = new Hover();
