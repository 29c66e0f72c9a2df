/** The server's messages by short names; `schema.d.ts` is generated from `openapi.json`. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Problem = Schemas["Problem"];
export type OptionInfo = Schemas["OptionInfo"];
export type GameInfo = Schemas["GameInfo"];
export type Offer = Schemas["Offer"];
export type Guest = Schemas["Guest"];
export type Sitting = { kind: "me" | "open" } | { kind: "bot"; bot: string };
export type OptionValue = boolean | number | string;
export type Seat = Schemas["Seat"];
export type Table = Schemas["Table"];
export type Tables = Schemas["Tables"];
/** `ends`: what comes after it cannot be planned. */
export type Move = Schemas["Move"] & { readonly ends?: boolean };
export type SeenEvent = Schemas["SeenEvent"];
export type Preview = Schemas["Preview"];
export type Position = Schemas["Position"];
export type TableChanged = Schemas["TableChanged"];
/** `stops`: the positions on the way that are worth a look. */
export type PositionChanged = Schemas["PositionChanged"] & { readonly stops?: readonly Position[] };
export type Refusal = Schemas["Refusal"];
export type LiveMessage = TableChanged | PositionChanged | Refusal;
export type AcquireView = Schemas["AcquireView"];

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: Sitting[];
  listed: boolean;
}
