import { expect, test } from "vitest";
import { tableIn } from "./link";

test.each([
  ["WeMm4FHtRIbT", "WeMm4FHtRIbT"],
  ["  uc-7jjDgZFHp\n", "uc-7jjDgZFHp"],
  ["http://localhost:8700/table/uc-7jjDgZFHp", "uc-7jjDgZFHp"],
  ["localhost/table/uc-7jjDgZFHp/?from=mail#top", "uc-7jjDgZFHp"],
  ["http://localhost:8700/settings", null],
  ["two words", null],
  ["", null],
])("the table of %j is %j", (text, table) => expect(tableIn(text)).toBe(table));
