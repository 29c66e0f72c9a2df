/** The server's commands about accounts. */
import { ask, request } from "../api/client";
import type {
  Account,
  AccountMade,
  Answered,
  ApiToken,
  ApiTokenMade,
  Challenge,
  Guest,
  MyAccount,
  Proof,
  Recovered,
} from "../api/types";

interface Entered {
  readonly guest: Guest;
}

export const EXPORT = "api/account/export";

export const accounts = {
  mine: () => ask<MyAccount>("GET", "/account"),
  make: (login: string, way: { password: string } | { passkey: Answered }) =>
    ask<AccountMade>("POST", "/account", { login, ...way }),
  logIn: (login: string, password: string, bring: boolean) =>
    ask<Entered>("POST", "/login", { login, password, bring }),
  challenge: () => ask<Challenge>("POST", "/login/challenge"),
  logInWithPasskey: (passkey: Answered, bring: boolean) => ask<Entered>("POST", "/login/passkey", { passkey, bring }),
  recover: (login: string, code: string, password: string, bring: boolean) =>
    ask<Recovered>("POST", "/login/recovery", { login, code, password, bring }),
  logOut: async () => void (await request("POST", "/logout")),
  logOutEverywhere: async () => void (await request("DELETE", "/me")),
  changePassword: (proof: Proof, password: string) => ask<Entered>("PUT", "/account/password", { proof, password }),
  newCode: async (proof: Proof) => (await ask<{ code: string }>("POST", "/account/recovery", proof)).code,
  invitePasskey: (login: string | null) => ask<Challenge>("POST", "/account/passkeys/challenge", { login }),
  addPasskey: (proof: Proof, passkey: Answered, name: string) =>
    ask<Account>("POST", "/account/passkeys", { proof, passkey, name }),
  dropPasskey: (id: string) => ask<Account>("DELETE", `/account/passkeys/${encodeURIComponent(id)}`),
  makeToken: (purpose: string, scope: ApiToken["scope"]) =>
    ask<ApiTokenMade>("POST", "/account/tokens", { purpose, scope }),
  revokeToken: async (id: string) => void (await request("DELETE", `/account/tokens/${id}`)),
  leave: async (proof: Proof) => void (await request("POST", "/account/delete", proof)),
};
