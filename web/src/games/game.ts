/** What a game brings to the page: drawings and sheets for its views, and how fast its story is told. */
import type { Component } from "svelte";
import type { Move, SeenEvent } from "../api/types";
import type { TableSession } from "../table/session.svelte";

/** What the views of all games have in common. */
export interface AnyView {
  readonly [fact: string]: unknown;
  readonly seat: number | null;
  readonly actor: number;
  readonly step: string;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[];
}

/** The actor of a game that is over. */
export const OVER = -2;

export interface PartProps<View = AnyView> {
  readonly session: TableSession;
  /** The position on the screen. */
  readonly view: View;
}

/** A value of a seat, or of a thing that has a name in the catalogue; null: the viewer does not know it, or it is not there. */
export interface Value {
  readonly of: number | string;
  readonly value: number | null;
}

export type Part<View> = Component<PartProps<View>>;

export interface GamePage<View = AnyView> {
  /** Everything on the table: shown at its largest. */
  readonly Board: Part<View>;
  /** How wide the board is for each unit of its height; without it the board is as high as it needs. */
  readonly aspect?: number;
  /** Who plays, what they have, and whose turn it is. */
  readonly Players?: Part<View>;
  /** What the viewer alone sees. */
  readonly Hand?: Part<View>;
  /** What is told of this turn besides words, while nothing is asked. */
  readonly Story?: Part<View>;
  /** What the viewer may do now, other than on the board. */
  readonly Actions?: Part<View>;
  /** The numbers one plays by. */
  readonly Sheet?: Part<View>;
  /** What is looked up now and then. */
  readonly Card?: Part<View>;
  /** What is told of a game that is over, besides who has won. */
  readonly Closing?: Part<View>;
  /** The mark before a line of the log. */
  readonly Mark?: Component<PartProps<View> & { readonly event: SeenEvent["event"] }>;
  /** How many milliseconds an event of this kind stays before the next; 0: not worth a stop. */
  pause?(kind: string): number;
  /** Which events of the game's end are told together: those with the same answer; without it those of a kind. */
  beat?(event: SeenEvent["event"]): string;
  /** What a result is made of: kinds of events by the name of their part, `GAME-source-PART` in the catalogue. */
  readonly sources?: Readonly<Record<string, readonly string[]>>;
  /** Whether the log begins a new group with this event. */
  opensGroup?(kind: string): boolean;
  /** The event that begins a round, where those groups are rounds and not turns. */
  readonly round?: string;
  /** What can be drawn over the whole game, as far as a view tells it: `chart-ID` in the catalogue. */
  readonly figures?: Readonly<Record<string, (view: View) => readonly Value[]>>;
  /** What is being decided: the steps of a plan with the same answer belong together. */
  question?(view: View): string;
  /** A move that is no decision: the only one there is, and nothing ends with it. */
  needless?(legal: readonly Move[]): Move | null;
}
