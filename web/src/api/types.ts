/** The server's messages by short names; `schema.d.ts` is generated from `openapi.json`. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Problem = Schemas["Problem"];
export type OptionInfo = Schemas["OptionInfo"];
export type GameInfo = Schemas["GameInfo"];
export type Offer = Schemas["Offer"];
export type DataFile = Schemas["DataFile"];
export type DataChecked = Schemas["DataChecked"];
export type Rules = Schemas["Rules"];
export type RuleClause = Schemas["RuleClause"];
export type Guest = Schemas["Guest"];
export type Sitting = { kind: "me"; salted: true } | { kind: "open" } | { kind: "bot"; bot: string };

/** A person at this page, who always brings a salt. */
export const ME: Sitting = { kind: "me", salted: true };
export type OptionValue = boolean | number | string;
export type Seat = Schemas["Seat"];
export type Table = Schemas["Table"];
export type Tables = Schemas["Tables"];
export type TablesPage = Schemas["Page"];
export type Move = Schemas["Move"];
export type SeenEvent = Schemas["SeenEvent"];
export type Preview = Schemas["Preview"];
export type Position = Schemas["Position"];
export type TableChanged = Schemas["TableChanged"];
export type PositionChanged = Schemas["PositionChanged"];
export type Refusal = Schemas["Refusal"];
export type Removed = Schemas["Removed"];
export type Order = Schemas["Order"];
export type OfferedOrder = Schemas["OfferedOrder"];
export type Cancelled = Schemas["Cancelled"];
export type Stands = Pick<Schemas["StandingChanged"], "orders" | "cancelled">;
export type Standing = Schemas["Standing"];
export type StandingChanged = Schemas["StandingChanged"];
export type LobbyChanged = Schemas["LobbyChanged"];
/** What is told of a table. */
export type LiveMessage = TableChanged | PositionChanged | StandingChanged | Removed | Refusal;
/** What is told of the lobby. */
export type LobbyMessage = LobbyChanged | Refusal;
export type AcquireView = Schemas["AcquireView"];
export type StockpileView = Schemas["StockpileView"];
export type SyndicateView = Schemas["SyndicateView"];

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: Sitting[];
  listed: boolean;
  data?: DataChecked["data"];
}
