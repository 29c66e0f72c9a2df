/** Who the visitor is: a guest, once they have given a name. */
import { api } from "./api/client";
import type { Guest } from "./api/types";
import { language } from "./words/language.svelte";

class Me {
  guest = $state.raw<Guest | null>(null);
  /** What stands in the name field. */
  name = $state("");

  async load(): Promise<void> {
    this.be(await api.me());
  }

  be(guest: Guest | null): void {
    this.guest = guest;
    this.name = this.guest?.name ?? "";
  }

  /** Be a guest of the name in the field, or of a default one if it is empty. */
  async introduce(): Promise<void> {
    const name = this.name.trim() || this.guest?.name || language.words.say("page-guest");
    if (this.guest === null) this.guest = await api.newGuest(name);
    else if (this.guest.name !== name) this.guest = await api.rename(name);
    this.name = name;
  }
}

export const me = new Me();
