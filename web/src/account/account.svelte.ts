/** One's account as the page knows it, and what is done with it. What is refused is told, and changes nothing. */
import type { Account, Guest, Proof } from "../api/types";
import { me } from "../me.svelte";
import { toasts } from "../toasts.svelte";
import { accounts } from "./api";
import { canHavePasskeys, showPasskey } from "./passkeys";

class MyAccount {
  account = $state.raw<Account | null>(null);
  ready = $state(false);
  passkeys = $state(false);
  busy = $state(false);
  /** A recovery code that was just told. */
  code = $state("");

  /** Do something, unless something else is being done; whether it was done. */
  async does(act: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await act();
      return true;
    } catch (error) {
      toasts.problem(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async load(): Promise<void> {
    if (me.guest === null) {
      this.account = null;
      this.passkeys = canHavePasskeys && globalThis.isSecureContext;
    } else {
      const mine = await accounts.mine();
      this.account = mine.account;
      this.passkeys = canHavePasskeys && mine.may_have_passkeys;
    }
    this.ready = true;
  }

  async be(guest: Guest | null): Promise<void> {
    me.be(guest);
    await this.load();
  }

  /** What shows that it is really them: a password, or the answer of a passkey; null if there is none. */
  async prove(password: string): Promise<Proof | null> {
    if (password !== "") return { password, passkey: null };
    const passkey = await showPasskey(await accounts.challenge());
    return passkey === null ? null : { password: null, passkey };
  }
}

export const mine = new MyAccount();
