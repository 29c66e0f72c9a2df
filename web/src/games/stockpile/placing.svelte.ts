/** The card in the viewer's hand, or on a pile, that the next click lays somewhere. */
class Placing {
  card = $state<string | null>(null);
  /** How it will lie: the type of the move, if both are allowed. */
  face = $state<string | null>(null);
}

export const placing = new Placing();
