import { type MenuEntry, menuItems, startingValue } from "../../../src/ui/menu/MenuEntry";

const onSelect = () => {};
const entries: MenuEntry[] = [
  { kind: "action", id: "off", label: "Off", disabled: true, onSelect },
  { kind: "action", id: "reset", label: "Reset", onSelect },
  { kind: "separator", id: "line" },
  {
    kind: "radio",
    id: "theme",
    label: "Theme",
    value: "dark",
    options: [
      { value: "reset", label: "Light" },
      { value: "dark", label: "Dark" },
    ],
    onChange: () => {},
  },
  { kind: "submenu", id: "more", label: "More", entries: [] },
];

test("the highlight reaches what can be chosen, in order, under values that differ", () => {
  expect(menuItems(entries)).toEqual([
    { value: "reset", label: "Reset" },
    { value: "theme/reset", label: "Light" },
    { value: "theme/dark", label: "Dark" },
    { value: "more", label: "More" },
  ]);
});

test("a menu starts at its first item, its last, the checked one or none", () => {
  expect(startingValue(entries, "first")).toBe("reset");
  expect(startingValue(entries, "last")).toBe("more");
  expect(startingValue(entries, "none")).toBeNull();
  expect(startingValue(entries, "checked")).toBe("theme/dark");
  expect(startingValue(entries.slice(0, 2), "checked")).toBe("reset");
  expect(startingValue([], "first")).toBeNull();
});
