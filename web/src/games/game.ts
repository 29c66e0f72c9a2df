/** What a game brings to the page: drawings and sheets for its views, and how fast its story is told. */
import type { Component } from "svelte";
import type { Move, SeenEvent } from "../api/types";
import type { TableSession } from "../table/session.svelte";

export type View = Readonly<Record<string, unknown>> & { readonly actor: number; readonly step: string };

export interface PartProps {
  readonly session: TableSession;
}

export interface GamePage {
  /** Everything on the table: shown at its largest. */
  readonly Board: Component<PartProps>;
  /** Who plays, what they have, and whose turn it is. */
  readonly Players: Component<PartProps>;
  /** What the viewer alone sees. */
  readonly Hand: Component<PartProps>;
  /** What the viewer may do now, other than on the board. */
  readonly Actions: Component<PartProps>;
  /** The numbers one plays by. */
  readonly Sheet: Component<PartProps>;
  /** What is looked up now and then. */
  readonly Card: Component<PartProps>;
  /** The mark before a line of the log. */
  readonly Mark: Component<{ readonly event: SeenEvent["event"]; readonly session: TableSession }>;
  /** How many milliseconds an event of this kind stays before the next; 0: not worth a stop. */
  pause(kind: string): number;
  /** Whether the log begins a new group with this event. */
  opensGroup(kind: string): boolean;
  /** What is being decided: the steps of a plan with the same answer belong together. */
  question(view: View): string;
  /** A move that is no decision: the only one there is, and nothing ends with it. */
  needless(legal: readonly Move[]): Move | null;
}
