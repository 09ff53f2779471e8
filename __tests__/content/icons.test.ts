import { appIcon, drawIcon, FALLBACKS, iconError } from "../../src/content/icons/findIcon";
import { loadIconSet, OWN_ICONS } from "../../src/content/icons/iconSets";

test.each(OWN_ICONS.filter((name) => name !== "clapperboard"))(
  "the short name %s has one drawing, and another for its second use",
  (name) => {
    const [first, second] = [drawIcon(name).body, drawIcon(name, 1).body];
    expect(first).toContain("<");
    expect(first).not.toBe(second);
    expect(drawIcon(name, 2).body).toBe(first);
  },
);

test.each([
  ["home", "0 0 64 64"],
  ["lucide:mail", "0 0 24 24"],
  ["simple-icons:github", "0 0 24 24"],
])("the icon %s keeps its name and its grid", (name, viewBox) => {
  expect(drawIcon(name)).toMatchObject({ name, viewBox });
});

test("ids inside icons differ, so that several can be on one page", () => {
  const { icons = {} } = loadIconSet("fluent-emoji-flat") ?? {};
  const names = Object.keys(icons).filter((name) => icons[name]?.body.includes(" id="));
  const all = names.map((name) => drawIcon(`fluent-emoji-flat:${name}`).body).join("");
  const ids = [...all.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, used] of all.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
});

test.each(Object.entries(FALLBACKS))(
  "the removed brand icon %s is drawn as %s",
  (name, standIn) => {
    expect(drawIcon(name)).toEqual({ ...drawIcon(standIn), name });
  },
);

test("a removed brand icon is not suggested for a misspelt name", () => {
  expect(iconError("simple-icons:twiter")).not.toContain('"simple-icons:twitter"');
  expect(iconError("simple-icons:gatsbyy")).toContain('"simple-icons:gatsby"');
});

test.each(["constructor", "lucide:__proto__", "lucide:", ":", "", "../x:y"])(
  "%j is no icon",
  (name) => {
    expect(iconError(name)).toMatch(/^No installed icon set has /);
  },
);

test("an app's icon is a light symbol on a coloured tile, a picture on a light one", () => {
  expect(appIcon("lucide:notebook").tile).not.toBe(appIcon("home").tile);
  expect(appIcon("lucide:notebook").icon.viewBox).toBe("0 0 32 32");
  // It has a tile of its own.
  expect(appIcon("clapperboard").tile).toBe("#ee6a57");
});
