import { drawIcon, iconDiagnostic, standInNotice } from "../../src/build/icons/findIcon";
import { loadIconSet } from "../../src/build/icons/iconSets";
import { OWN_ICONS } from "../../src/build/icons/ownDrawings";
import { BRAND_SETS, STAND_INS } from "../../src/build/icons/standIns";
import { drawingColours } from "../../src/theme/drawing";

describe.each(OWN_ICONS)("the short name %s", (name) => {
  const drawings = [drawIcon(name), drawIcon(name, 1)];

  test("has a drawing, and another for its second use", () => {
    const [first, second] = drawings.map(({ body }) => body);
    expect(first).not.toBe(second);
    expect(drawIcon(name, 2).body).toBe(first);
  });

  test("is drawn on the family's grid, in its colours and with its light", () => {
    for (const { viewBox, body } of drawings) {
      expect(viewBox).toBe("0 0 64 64");
      expect(body).not.toMatch(/\.|currentColor| id=| style=/);
      const colours = [...body.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour);
      expect(Object.values(drawingColours)).toEqual(expect.arrayContaining(colours));
      expect(colours.filter((colour) => colour === drawingColours.paper)).toHaveLength(1);
    }
  });
});

test("an icon keeps the name that the owner wrote", () => {
  expect(drawIcon("home").name).toBe("home");
  expect(drawIcon("lucide:mail").name).toBe("lucide:mail");
});

test("a picture is drawn in whole numbers, and where that cannot be in tenths", () => {
  expect(drawIcon("fluent-emoji-flat:pizza").body).not.toMatch(/d="[^"]*\./);
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
    expect(iconDiagnostic("simple-icons:twiter")).not.toContain('"simple-icons:twitter"');
    expect(iconDiagnostic("simple-icons:gatsbyy")).toContain('"simple-icons:gatsby"');
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
  expect(iconDiagnostic(name)).toMatch(
    /^No installed icon set has .*\. (The nearest: ".*"|See .*)\.?/,
  );
});
