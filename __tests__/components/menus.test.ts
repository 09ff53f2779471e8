import fc from "fast-check";
import { type MenuEntry, menuItems, startingId } from "../../src/components/menu/MenuEntry";
import { type TypeaheadItem, typeaheadMatch } from "../../src/components/useTypeahead";

const onSelect = () => {};
const entries: MenuEntry[] = [
  { kind: "action", id: "reset", label: "Reset", onSelect },
  { kind: "separator", id: "line" },
  { kind: "action", id: "light", label: "Light", isChosen: false, onSelect },
  { kind: "action", id: "dark", label: "Dark", isChosen: true, onSelect },
  { kind: "submenu", id: "more", label: "More", entries: [] },
];

test("the items of a menu are its entries without the separators, in order", () => {
  expect(menuItems(entries).map(({ id }) => id)).toEqual(["reset", "light", "dark", "more"]);
});

test("a menu starts at its chosen option, its first or last item, or at none", () => {
  expect(startingId(entries, "first")).toBe("dark");
  expect(startingId(entries.slice(0, 1), "first")).toBe("reset");
  expect(startingId(entries, "last")).toBe("more");
  expect(startingId(entries, "none")).toBeNull();
  expect(startingId([], "first")).toBeNull();
});

const itemsOf = (...labels: string[]): TypeaheadItem[] =>
  labels.map((label, index) => ({ id: `item-${index}`, label }));

const match = (items: TypeaheadItem[], typed: string, highlighted: string | null = null) =>
  typeaheadMatch(items, typed, highlighted)?.label ?? null;

const wallpapers = itemsOf("Aurora", "Dunes", "Fjord", "Forest", "Night");

test.each([
  ["a letter", "f", null, "Fjord"],
  ["a capital letter", "F", null, "Fjord"],
  ["two letters", "fo", null, "Forest"],
  ["two letters of the highlighted item", "fo", "item-3", "Forest"],
  ["the letter of the highlighted item", "f", "item-2", "Forest"],
  ["the letter of the last such item", "f", "item-3", "Fjord"],
  ["a letter twice", "ff", "item-2", "Forest"],
  ["a letter three times", "fff", "item-3", "Fjord"],
  ["the letter of the only such item", "n", "item-4", "Night"],
  ["what is not the beginning", "urora", null, null],
  ["a letter of no item", "x", "item-1", null],
  ["a letter and one that follows nowhere", "fx", "item-2", null],
])("typing %s (%j) at %j leads to %j", (_what, typed, highlighted, expected) => {
  expect(match(wallpapers, typed, highlighted)).toBe(expected);
});

test("an emoji counts as one letter", () => {
  expect(match(itemsOf("😀 one", "😀 two"), "😀", "item-0")).toBe("😀 two");
});

const labels = fc.array(fc.stringMatching(/^[ab]{1,3}$/), { minLength: 1, maxLength: 6 });

test("a letter typed again and again visits every match once before the first comes back", () => {
  fc.assert(
    fc.property(labels, (names) => {
      const items = itemsOf(...names);
      const matching = items.filter(({ label }) => label.startsWith("a")).map(({ id }) => id);
      let highlighted: string | null = null;
      const visited = matching.map(() => {
        highlighted = typeaheadMatch(items, "a", highlighted)?.id ?? null;
        return highlighted;
      });
      expect(visited).toEqual(matching);
      if (matching.length > 0) {
        expect(typeaheadMatch(items, "a", highlighted)?.id).toBe(matching[0]);
      }
    }),
  );
});
