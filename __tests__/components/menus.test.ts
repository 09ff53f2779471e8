import fc from "fast-check";
import { type MenuEntry, menuItems, startingId } from "../../src/components/menu/MenuEntry";
import { typeaheadMatch } from "../../src/components/useTypeahead";

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

const wallpapers = ["Aurora", "Dunes", "Fjord", "Forest", "Night"];

test.each([
  ["a letter", "f", -1, "Fjord"],
  ["a capital letter", "F", -1, "Fjord"],
  ["two letters", "fo", -1, "Forest"],
  ["two letters of the highlighted item", "fo", 3, "Forest"],
  ["the letter of the highlighted item", "f", 2, "Forest"],
  ["the letter of the last such item", "f", 3, "Fjord"],
  ["a letter twice", "ff", 2, "Forest"],
  ["a letter three times", "fff", 3, "Fjord"],
  ["the letter of the only such item", "n", 4, "Night"],
  ["what is not the beginning", "urora", -1, undefined],
  ["a letter of no item", "x", 1, undefined],
  ["a letter and one that follows nowhere", "fx", 2, undefined],
])("typing %s (%j) at %j leads to %j", (_what, typed, highlighted, expected) => {
  expect(wallpapers[typeaheadMatch(wallpapers, typed, highlighted) ?? -1]).toBe(expected);
});

test("an emoji counts as one letter", () => {
  expect(typeaheadMatch(["😀 one", "😀 two"], "😀", 0)).toBe(1);
});

const labels = fc.array(fc.stringMatching(/^[ab]{1,3}$/), { minLength: 1, maxLength: 6 });

test("a letter typed again and again visits every match once before the first comes back", () => {
  fc.assert(
    fc.property(labels, (names) => {
      const matching = [...names.keys()].filter((index) => names[index]?.startsWith("a"));
      let highlighted = -1;
      const visited = matching.map(() => {
        highlighted = typeaheadMatch(names, "a", highlighted) ?? -1;
        return highlighted;
      });
      expect(visited).toEqual(matching);
      expect(typeaheadMatch(names, "a", highlighted)).toBe(matching[0]);
    }),
  );
});
