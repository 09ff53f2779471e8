import fc from "fast-check";

import { type TypeaheadItem, typeaheadMatch } from "../../src/ui/useTypeahead";

const itemsOf = (...labels: string[]): TypeaheadItem[] =>
  labels.map((label, index) => ({ value: `item-${index}`, label }));

const match = (items: TypeaheadItem[], typed: string, highlighted: string | null = null) =>
  typeaheadMatch(items, typed, highlighted)?.label ?? null;

const wallpapers = itemsOf("Aurora", "Dunes", "Fjord", "Forest", "Night");

test.each([
  ["nothing typed", "", null, null],
  ["the first match", "f", null, "Fjord"],
  ["whatever the case", "F", null, "Fjord"],
  ["a longer beginning", "fo", null, "Forest"],
  ["a longer beginning keeps the highlighted item", "fo", "item-3", "Forest"],
  ["one letter moves on", "f", "item-2", "Forest"],
  ["one letter goes round the end", "f", "item-3", "Fjord"],
  ["a repeated letter moves on", "ff", "item-2", "Forest"],
  ["a repeated letter goes round the end", "fff", "item-3", "Fjord"],
  ["the only match is found again", "n", "item-4", "Night"],
  ["only the beginning counts", "urora", null, null],
  ["no match", "x", "item-1", null],
  ["no match for what follows a letter", "fx", "item-2", null],
])("%s", (_name, typed, highlighted, expected) => {
  expect(match(wallpapers, typed, highlighted)).toBe(expected);
});

test("a label that begins with the repeated letters wins over moving on", () => {
  expect(match(itemsOf("Apple", "Aardvark", "Avocado"), "aa", "item-0")).toBe("Aardvark");
});

test("a letter beyond the basic plane is one letter", () => {
  expect(match(itemsOf("😀 one", "😀 two"), "😀", "item-0")).toBe("😀 two");
});

const labels = fc.array(fc.stringMatching(/^[ab]{1,3}$/), { minLength: 1, maxLength: 6 });

test("what is found begins with what was typed, or with its one letter", () => {
  fc.assert(
    fc.property(labels, fc.stringMatching(/^[ab]{1,3}$/), fc.nat(6), (names, typed, index) => {
      const found = match(itemsOf(...names), typed, `item-${index}`);
      const repeated = [...typed].every((letter) => letter === typed[0]);
      const begins = (prefix: string) => names.some((name) => name.startsWith(prefix));
      if (begins(typed)) expect(found).toEqual(expect.stringMatching(`^${typed}`));
      else if (repeated && begins(typed.charAt(0))) expect(found?.[0]).toBe(typed[0]);
      else expect(found).toBeNull();
    }),
  );
});

test("one letter pressed again and again visits every match once before the first comes back", () => {
  fc.assert(
    fc.property(labels, (names) => {
      const items = itemsOf(...names);
      const matching = items.filter(({ label }) => label.startsWith("a")).map(({ value }) => value);
      let highlighted: string | null = null;
      const visited = matching.map(() => {
        highlighted = typeaheadMatch(items, "a", highlighted)?.value ?? null;
        return highlighted;
      });
      expect(visited).toEqual(matching);
      if (matching.length > 0) {
        expect(typeaheadMatch(items, "a", highlighted)?.value).toBe(matching[0]);
      }
    }),
  );
});
