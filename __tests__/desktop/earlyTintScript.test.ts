/** @jest-environment jsdom */
import { earlyTintScript } from "../../src/desktop/wallpaper/earlyTintScript";
import { WALLPAPER_TINT_STORAGE_KEY } from "../../src/lib/storageKeys";
import { tintStyle } from "../../src/theme/tinted";

const OWNERS = { light: "#eeffee", dark: "#001100" };

/** What the script adds to the root element's style, with what local storage has kept. */
const addedWith = (kept: string | null): string => {
  localStorage.clear();
  if (kept !== null) localStorage.setItem(WALLPAPER_TINT_STORAGE_KEY, kept);
  const root = { style: { cssText: "" } };
  new Function("document", earlyTintScript({ tint: OWNERS }))({ documentElement: root });
  return root.style.cssText;
};

test("the windows are tinted by the owner's wallpaper", () => {
  expect(addedWith(null)).toBe(tintStyle(OWNERS));
});

test("or by the one that the visitor has chosen", () => {
  const chosen = tintStyle({ light: "#ffeeee", dark: "#110000" });
  expect(addedWith(chosen)).toBe(chosen);
});

test.each([
  "",
  "null",
  ";display:none",
  ";--light-tint:#ffeeee;--dark-tint:#110000;display:none",
  "display:none;--light-tint:#ffeeee;--dark-tint:#110000",
  ";--light-tint:#ffeeee;--dark-tint:#110000!important",
])("nothing else that a storage may hold becomes a style: %j", (kept) => {
  expect(addedWith(kept)).toBe(tintStyle(OWNERS));
});
