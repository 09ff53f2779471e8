/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { headScript } from "../../src/gatsby/browser/headScripts";

beforeEach(() => localStorage.clear());

const root = document.documentElement;

/** Runs it with the stored text under the key of the early wallpaper. */
const run = (stored: unknown, defaultTheme: "light" | "dark" = "dark") => {
  root.removeAttribute("data-early-wallpaper");
  root.removeAttribute("style");
  const text = typeof stored === "string" ? stored : JSON.stringify(stored);
  localStorage.setItem("ui-wallpaper-early", text);
  new Function(headScript({ storageKey: "ui-theme", defaultTheme }))();
  return root.style.getPropertyValue("--early-wallpaper");
};
const dunes = { picture: "/dunes.avif", focus: "30% 50%", colour: "#aa8844" };

test("the first paint shows the chosen wallpaper in a theme that it was seen in", () => {
  expect(run({ light: dunes }, "light")).toBe('url("/dunes.avif")');
  expect(root).toHaveAttribute("data-early-wallpaper");
  expect(root.style.getPropertyValue("--early-focus")).toBe("30% 50%");
  expect(root.style.getPropertyValue("--wallpaper-light")).toBe("#aa8844");
  expect(run({ light: dunes }, "dark")).toBe("");
  expect(root).not.toHaveAttribute("data-early-wallpaper");
  expect(root).toHaveClass("dark");
});

test.each([
  "",
  "null",
  "{",
  '{"dark":1}',
  ...["https://example.com/x.avif", "//example.com/x.avif", "/\\example.com", ""].map((picture) =>
    JSON.stringify({ dark: { ...dunes, picture } }),
  ),
])("the first paint shows the owner's wallpaper when storage holds %s", (stored) => {
  expect(run(stored)).toBe("");
  expect(root).not.toHaveAttribute("data-early-wallpaper");
});

test("a storage key cannot end the script before the first paint", () => {
  expect(headScript({ storageKey: "</script>", defaultTheme: "dark" })).not.toContain("</script");
});
