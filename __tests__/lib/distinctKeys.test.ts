import fc from "fast-check";
import { distinctKeys } from "../../src/lib/distinctKeys";

test("no two keys are alike, whatever the names", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "0 a", "1 a", "")), (names) => {
      const keys = distinctKeys(names);
      expect(keys).toHaveLength(names.length);
      expect(new Set(keys).size).toBe(names.length);
    }),
  );
});

test("an item keeps its key when others of another name come before it", () => {
  expect(distinctKeys(["x", "oak", "oak"]).slice(1)).toEqual(distinctKeys(["oak", "oak"]));
});
