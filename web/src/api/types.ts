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
export type Tutorial = Schemas["Tutorial"];
export type LessonWords = Schemas["LessonWords"];
export type LessonPosition = Schemas["LessonPosition"];
export type Notices = Schemas["Notices"];
export type NoticeWishes = Schemas["NoticeWishes"];
export type TableNotices = Schemas["TableNotices"];
export type ReviewState = Schemas["ReviewState"];
export type ReviewedDecision = Schemas["ReviewedDecision"];
export type ReviewedPlayer = Schemas["ReviewedPlayer"];
export type Way = Schemas["Way"];
export type Guest = Schemas["Guest"];
export type Account = Schemas["Account"];
export type AccountMade = Schemas["AccountMade"];
export type Answered = Schemas["Answered"];
export type ApiToken = Schemas["ApiToken"];
export type ApiTokenMade = Schemas["ApiTokenMade"];
export type Challenge = Schemas["Challenge"];
export type MyAccount = Schemas["MyAccount"];
export type Proof = Schemas["Proof"];
export type Recovered = Schemas["Recovered"];
export type Sitting = { kind: "me"; salted: true; name?: string } | { kind: "open" } | { kind: "bot"; bot: string };

/** A person at this page, who always brings a salt. */
export const ME = { kind: "me", salted: true } as const satisfies Sitting;
export type OptionValue = boolean | number | string;
export type Seat = Schemas["Seat"];
export type Table = Schemas["Table"];
export type Tables = Schemas["Tables"];
export type TablesPage = Schemas["Page"];
export type Move = Schemas["Move"];
export type SeenEvent = Schemas["SeenEvent"];
export type Hint = Schemas["Hint"];
export type Preview = Schemas["Preview"];
export type Position = Schemas["Position"];
export type Replay = Schemas["Replay"];
export type TableChanged = Schemas["TableChanged"];
export type PositionChanged = Schemas["PositionChanged"];
export type Accepted = Schemas["Accepted"];
export type Course = Schemas["Course"];
export type Clock = Schemas["Clock"];
export type Pace = Schemas["Pace"];
export type Request = Schemas["Request"];
export type Wanted = Schemas["Wanted"];
export type Refusal = Schemas["Refusal"];
export type Removed = Schemas["Removed"];
export type Order = Schemas["Order"];
export type OfferedOrder = Schemas["OfferedOrder"];
export type Cancelled = Schemas["Cancelled"];
export type Stands = Pick<Schemas["StandingChanged"], "orders" | "cancelled">;
export type Standing = Schemas["Standing"];
export type StandingChanged = Schemas["StandingChanged"];
export type Sketch = Schemas["Sketch"];
export type SketchShown = Schemas["SketchShown"];
export type SketchJudged = Schemas["SketchJudged"];
export type SketchesChanged = Schemas["SketchesChanged"];
export type BlockedHere = Schemas["BlockedHere"];
export type BlockedPerson = Schemas["BlockedPerson"];
export type Reporting = Schemas["Reporting"];
export type Preset = Schemas["Preset"];
export type Origin = Schemas["Origin"];
export type Deal = Schemas["Deal"];
export type Attempt = Schemas["Attempt"];
export type Comparison = Schemas["Comparison"];
export type Told = Schemas["Told"];
export type Talk = Schemas["Talk"];
export type Word = Schemas["Word"];
export type TalkChanged = Schemas["TalkChanged"];
export type LobbyChanged = Schemas["LobbyChanged"];
/** What is told of a table. */
export type LiveMessage =
  TableChanged | PositionChanged | StandingChanged | SketchesChanged | TalkChanged | Removed | Refusal;
/** What is told of the lobby. */
export type LobbyMessage = LobbyChanged | Refusal;
export type PlayerCard = Schemas["PlayerCard"];
export type Leader = Schemas["Leader"];
export type Leaderboard = Schemas["Leaderboard"];
export type Player = Schemas["Player"];
export type PlayedGame = Schemas["PlayedGame"];
export type PlayedGames = Schemas["PlayedGames"];
export type CountedFact = Schemas["Fact"];
export type Statistics = Schemas["Statistics"];
export type AcquireView = Schemas["AcquireView"];
export type StockpileView = Schemas["StockpileView"];
export type SyndicateView = Schemas["SyndicateView"];

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: Sitting[];
  listed: boolean;
  /** Whether players may ask for hints; nothing: whoever is alone with bots may. */
  hints?: boolean | null;
  clock?: Pace | null;
  delay?: number;
  data?: DataChecked["data"];
}

/** What the host may change of a table besides its options. */
export type TableRest = Pick<Table, "listed" | "delay"> & { hints: boolean | null; clock: Pace | null };
