/** Setting up tables: from the lobby, or from a game that was played. */
import { api } from "./api/client";
import type { NewTable, Table } from "./api/types";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import { toasts } from "./toasts.svelte";

/** Go to a table once it is there. A refusal is told. */
export async function goToTable(found: () => Promise<Table>): Promise<void> {
  try {
    const table = await found();
    router.go({ at: "table", name: table.id });
  } catch (error) {
    toasts.problem(error);
  }
}

/** The same as whoever stands in the name field. */
export function goToOwnTable(found: () => Promise<Table>): Promise<void> {
  return goToTable(async () => {
    await me.introduce();
    return found();
  });
}

export function openTable(wanted: NewTable): Promise<void> {
  return goToOwnTable(() => api.newTable(wanted));
}
