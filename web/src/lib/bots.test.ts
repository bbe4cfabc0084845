import { expect, test } from "vitest";
import { inLanguage } from "./bots";

test.each([
  ["Vydra", "en", "Otter"],
  ["Otter", "pl", "Wydra"],
  ["Kos", "en", "Blackbird"], // the same word in two languages, and the same bird
  ["Lynx", "cs", "Rys"],
] as const)("f8: the bot %s is called in %s by its name there", (name, lang, called) => {
  expect(inLanguage({ name, kind: "bot" }, lang).name).toBe(called);
});

test("f8: people and foreign programs keep their names", () => {
  expect(inLanguage({ name: "Vydra", kind: "person" }, "en").name).toBe("Vydra");
  expect(inLanguage({ name: "Mortal", kind: "bot" }, "cs").name).toBe("Mortal");
});
