/** Why a clause is as it is, in a sentence; empty if it is not our own decision. */
import type { RuleClause } from "../api/types";
import type { Words } from "../words/words";

export function reasonOf({ reason, provisional }: RuleClause, words: Words): string {
  return reason === "" ? "" : words.say(provisional ? "rules-provisional" : "rules-settled", { reason });
}
