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
    options: [{ value: "reset", label: "Light" }],
    onChange: () => {},
  },
  { kind: "submenu", id: "more", label: "More", entries: [] },
];

test("the highlight reaches what can be chosen, in order, under values that differ", () => {
  expect(menuItems(entries)).toEqual([
    { value: "reset", label: "Reset" },
    { value: "theme/reset", label: "Light" },
    { value: "more", label: "More" },
  ]);
});

test("a menu starts at its first item, its last or none", () => {
  const items = menuItems(entries);
  expect(startingValue(items, "first")).toBe("reset");
  expect(startingValue(items, "last")).toBe("more");
  expect(startingValue(items, "none")).toBeNull();
  expect(startingValue([], "first")).toBeNull();
});
