/** What the browser does with passkeys, if it can. */
import type { Answered, Challenge } from "../api/types";

export const canHavePasskeys =
  typeof PublicKeyCredential === "function" && typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function";

/** A passkey that was just made; null if whoever was asked did not want to. */
export async function makePasskey(challenge: Challenge): Promise<Answered | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    challenge.options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return answered(challenge, () => navigator.credentials.create({ publicKey }));
}

/** The answer of a passkey that was chosen; null if none was. */
export async function showPasskey(challenge: Challenge): Promise<Answered | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    challenge.options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return answered(challenge, () => navigator.credentials.get({ publicKey }));
}

async function answered(challenge: Challenge, act: () => Promise<Credential | null>): Promise<Answered | null> {
  let credential: Credential | null;
  try {
    credential = await act();
  } catch (error) {
    if (error instanceof DOMException) return null; // they closed the window, waited too long, or have one already
    throw error;
  }
  if (!(credential instanceof PublicKeyCredential)) return null;
  return { sealed: challenge.sealed, credential: credential.toJSON() as unknown as Record<string, unknown> };
}
