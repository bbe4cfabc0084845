/** REST calls; a refusal is thrown with its code and sentence. */
import type { Problem } from "../generated/wire";
import { read } from "./json";
import { pause } from "./pause";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** Nothing of it where something else than our server answers. */
function problemIn(said: string): Partial<Problem> {
  try {
    return read<Partial<Problem>>(said);
  } catch {
    return {};
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`/api/v1/${path}`, init).catch(() => {
    throw new Refusal("no-server", t("web-no-server"));
  });
  const said = await response.text();
  if (response.ok) return said ? read<T>(said) : (undefined as T);
  const problem = problemIn(said);
  throw new Refusal(problem.code ?? String(response.status), problem.text ?? response.statusText);
}

type Words = Record<string, string>;

const LATER = ["busy", "too-many", "takes-too-long"]; // the server has too much to do just now
const TRIES = 5;

/** What is only read may be asked for again: a server that is busy for a moment leaves no page without its answer. */
export async function get<T>(path: string, query: Words = {}, headers: Words = {}): Promise<T> {
  const asked = `${path}?${new URLSearchParams({ lang: settings.lang, ...query })}`;
  for (let failed = 0; ; failed++)
    try {
      return await call<T>(asked, { headers });
    } catch (error) {
      if (failed + 1 === TRIES || !(error instanceof Refusal && LATER.includes(error.code))) throw error;
      await new Promise((resume) => setTimeout(resume, pause(failed)));
    }
}

/** A file as it is. */
export const send = <T>(path: string, body: Blob, query: Record<string, string> = {}): Promise<T> =>
  call<T>(`${path}?${new URLSearchParams({ lang: settings.lang, ...query })}`, { method: "POST", body });

/** Headers say what may not stand in an address. */
export const remove = <T = void>(path: string, headers: Words = {}): Promise<T> =>
  call<T>(`${path}?${new URLSearchParams({ lang: settings.lang })}`, { method: "DELETE", headers });

const say = <T>(method: string, path: string, body: object, headers: Words = {}): Promise<T> =>
  call<T>(path, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ lang: settings.lang, ...body }),
  });

export const post = <T>(path: string, body: object, headers: Words = {}): Promise<T> =>
  say<T>("POST", path, body, headers);
export const put = <T = void>(path: string, body: object): Promise<T> => say<T>("PUT", path, body);

/** Asked with nothing to say. */
export const ask = <T>(path: string): Promise<T> => call<T>(`${path}?lang=${settings.lang}`, { method: "POST" });
/** What needs a proof in its body. */
export const end = <T>(path: string, body: object): Promise<T> => say<T>("DELETE", path, body);
