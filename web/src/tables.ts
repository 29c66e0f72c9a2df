/** Setting up tables: from the lobby, or once more after a game. */
import { api } from "./api/client";
import type { NewTable } from "./api/types";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import { toasts } from "./toasts.svelte";

/** Set up a table as whoever stands in the name field, and go there. A refusal is told. */
export async function openTable(wanted: NewTable): Promise<void> {
  try {
    await me.introduce();
    const table = await api.newTable(wanted);
    router.go({ at: "table", id: table.id });
  } catch (error) {
    toasts.problem(error);
  }
}
