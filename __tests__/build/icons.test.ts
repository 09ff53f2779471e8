import { ICON_ALIASES } from "../../src/build/icons/aliases";
import { drawIcon, iconMistake, standInNotice } from "../../src/build/icons/findIcon";
import { loadIconSet } from "../../src/build/icons/iconSets";
import { BRAND_SETS, STAND_INS } from "../../src/build/icons/standIns";

test.each(Object.keys(ICON_ALIASES))("the short name %s is a colour icon", (name) => {
  const { viewBox, body } = drawIcon(name);
  expect(viewBox).toBe("0 0 64 64");
  expect(body).toMatch(/fill="#[0-9a-f]{3,6}"/i);
});

test("an icon keeps the name that the owner wrote", () => {
  expect(drawIcon("home").name).toBe("home");
  expect(drawIcon("lucide:mail").name).toBe("lucide:mail");
});

test("a picture is drawn in whole numbers, and where that cannot be in tenths", () => {
  expect(drawIcon("pizza").body).not.toMatch(/d="[^"]*\./);
  const { viewBox, body } = drawIcon("fluent-emoji-flat:blue-heart");
  expect(viewBox).toBe("0 0 32 32");
  expect(body).toContain("rotate(");
});

test("a mark of one colour keeps its grid", () => {
  expect(drawIcon("lucide:mail").viewBox).toBe("0 0 24 24");
  expect(drawIcon("simple-icons:github").viewBox).toBe("0 0 24 24");
});

test("an alias of a set is drawn with its transformation", () => {
  const left = drawIcon("fluent-emoji-flat:backhand-index-pointing-left");
  const right = drawIcon("fluent-emoji-flat:backhand-index-pointing-right");
  const startsAt = ({ body }: { body: string }) => Number(/ d="M(\d+)/.exec(body)?.[1]);
  expect(startsAt(left) + startsAt(right)).toBe(64);
});

test("the ids inside two icons differ, and stay the same from build to build", () => {
  const { icons = {} } = loadIconSet("fluent-emoji-flat") ?? {};
  const names = Object.keys(icons).filter((name) => icons[name]?.body.includes(" id="));
  const bodies = names.map((name) => drawIcon(`fluent-emoji-flat:${name}`).body);
  const ids = bodies.flatMap((body) => [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
  expect(names.map((name) => drawIcon(`fluent-emoji-flat:${name}`).body)).toEqual(bodies);
  for (const [, used] of bodies.join("").matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
});

describe("a brand's mark that its set has taken out", () => {
  test("is replaced with a general icon, and the owner is told", () => {
    expect(drawIcon("simple-icons:linkedin")).toEqual({
      ...drawIcon("lucide:briefcase-business"),
      name: "simple-icons:linkedin",
    });
    expect(standInNotice("simple-icons:linkedin")).toBe(
      '"simple-icons:linkedin" was taken out of its icon set; "lucide:briefcase-business" stands in for it.',
    );
  });

  test("has a stand-in even when the table doesn't name it, or when it goes by another name", () => {
    expect(standInNotice("simple-icons:xbox")).toContain('"lucide:badge" stands in');
    expect(standInNotice("simple-icons:windows11")).toContain("stands in");
  });

  test.each(Object.entries(STAND_INS))("%s has its stand-in %s", (name, standIn) => {
    expect(BRAND_SETS).toContain(name.split(":")[0]);
    expect(standInNotice(name)).toContain(standIn);
    expect(standInNotice(standIn)).toBeUndefined();
  });

  test("is not suggested", () => {
    expect(iconMistake("simple-icons:twiter")).not.toContain('"simple-icons:twitter"');
    expect(iconMistake("simple-icons:gatsbyy")).toContain('"simple-icons:gatsby"');
  });

  test("no other icon has one", () => {
    expect(standInNotice("simple-icons:react")).toBeUndefined();
    expect(standInNotice("cookie")).toBeUndefined();
  });
});

test.each([
  "constructor",
  "lucide:constructor",
  "lucide:__proto__",
  "__proto__:x",
  "lucide:",
  ":",
  "",
  "../x:y",
])("%j is no icon", (name) => {
  expect(iconMistake(name)).toMatch(
    /^No installed icon set has .*\. (The nearest: ".*"|See .*)\.?/,
  );
});
