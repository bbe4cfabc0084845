/** Who is signed in in this browser. The key to it is a cookie that no page can read; here is only what the server says. */
import type { Me } from "../generated/wire";
import { get, remove } from "./api";

const KEY = "ruka-signed-in"; // only whoever was signed in has to be asked about

let known = $state.raw<Me | null>(null);
let asking: Promise<void> | undefined;

export const me = {
  get now(): Me | null {
    return known;
  },
};

function remember(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // private windows keep nothing
  }
}

/** Was somebody signed in when this browser was last here? */
export function isExpected(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** From now on. */
export function become(person: Me | null): void {
  known = person;
  remember(person !== null);
}

/** Once for a page; those who never signed in wait for nothing. */
export function whoAmI(): Promise<void> {
  asking ??= isExpected()
    ? get<Me | null>("me").then(become, () => undefined) // the server does not answer: nobody is known
    : Promise.resolve();
  return asking;
}

export async function signOut(): Promise<void> {
  const { takeAlong } = await import("./learning");
  await takeAlong(() => remove("visits/this"));
  become(null);
}
