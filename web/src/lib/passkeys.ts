/** Passkeys, as browsers have them: a challenge of the server is signed by a device or a password manager. */
import type { PasskeyChallenge } from "../generated/wire";
import { read } from "./json";

export interface Signed {
  challenge: string;
  answer: string;
}

/** Does this browser know them, on a page that may ask for them? */
export const canUsePasskeys = (): boolean =>
  isSecureContext &&
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname); // an address without a name has none

/** Null: whoever was asked thought better of it. */
async function asked(made: Promise<Credential | null>, challenge: PasskeyChallenge): Promise<Signed | null> {
  const found = await made.catch(() => null);
  if (!(found instanceof PublicKeyCredential)) return null;
  return { challenge: challenge.id, answer: JSON.stringify(found.toJSON()) };
}

export function newPasskey(challenge: PasskeyChallenge): Promise<Signed | null> {
  const options = read<PublicKeyCredentialCreationOptionsJSON>(challenge.options);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return asked(navigator.credentials.create({ publicKey }), challenge);
}

export function usePasskey(challenge: PasskeyChallenge): Promise<Signed | null> {
  const options = read<PublicKeyCredentialRequestOptionsJSON>(challenge.options);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return asked(navigator.credentials.get({ publicKey }), challenge);
}
