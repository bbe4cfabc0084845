/** A server that is busy for a moment is asked again for what is only read; what is said to it is said once. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("./settings.svelte", () => ({ settings: { lang: "en" } }));
vi.mock("./texts.svelte", () => ({ t: (id: string) => id }));
const { get, post } = await import("./api");

const busy = () => new Response(JSON.stringify({ code: "busy", text: "Later." }), { status: 503 });
const asked = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  asked.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What comes of it, once all pauses are over. */
async function outcome(asking: Promise<unknown>): Promise<unknown> {
  const settled = asking.catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  return settled;
}

test("e16: what is read is asked for again while the server is busy", async () => {
  asked.mockResolvedValueOnce(busy()).mockResolvedValueOnce(busy()).mockResolvedValueOnce(new Response("[1]"));
  expect(await outcome(get("rules"))).toEqual([1]);
  expect(asked).toHaveBeenCalledTimes(3);
});

test("e16: a server that stays busy is asked five times and believed", async () => {
  asked.mockImplementation(() => Promise.resolve(busy()));
  expect(await outcome(get("rules"))).toBe("Later.");
  expect(asked).toHaveBeenCalledTimes(5);
});

test("e16: another refusal is final, and what is said is said once", async () => {
  asked.mockResolvedValueOnce(new Response(JSON.stringify({ code: "no-such-page", text: "No." }), { status: 404 }));
  expect(await outcome(get("rules"))).toBe("No.");
  asked.mockResolvedValueOnce(busy());
  expect(await outcome(post("tables", {}))).toBe("Later.");
  expect(asked).toHaveBeenCalledTimes(2);
});
