/** The server's commands about reviews. */
import { ask } from "../api/client";
import type { ReviewState } from "../api/types";

export const reviewApi = {
  state: (table: string) => ask<ReviewState>("GET", `/tables/${table}/review`),
  ask: (table: string) => ask<ReviewState>("POST", `/tables/${table}/review`),
};
