import fc from "fast-check";
import { SECTION_KEYS } from "../../src/build/schemas/navigation";
import { slugOf } from "../../src/lib/slug";
import { SAMPLES } from "./samples";

type Path = readonly (string | number)[];

/** Every place in a value, the value itself among them. */
const pathsIn = (value: unknown, path: Path = []): Path[] => {
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => pathsIn(item, [...path, index]))
    : Object.entries(isRecord(value) ? value : {}).flatMap(([key, item]) =>
        pathsIn(item, [...path, key]),
      );
  return [path, ...inside];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const at = (value: unknown, [step, ...rest]: Path): unknown =>
  step === undefined ? value : at((value as Record<string | number, unknown>)[step], rest);

/** The value with another one at a place; undefined takes what is there away. */
const withOther = (value: unknown, path: Path, other: unknown): unknown => {
  const changed: unknown = structuredClone(value);
  const last = path.at(-1);
  if (last === undefined) return other;
  const around = at(changed, path.slice(0, -1)) as Record<string | number, unknown>;
  if (other === undefined && !Array.isArray(around)) delete around[last];
  else around[last] = other;
  return changed;
};

const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : typeof value);

/** Anything that may come over the network, of another kind than the value; null may be right in many places. */
const ofAnotherKind = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.array(fc.jsonValue(), { maxLength: 3 }),
      fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }),
      fc.constant(undefined),
    )
    .filter((other) => kindOf(other) !== kindOf(value));

const contentCheck = async (title: string): Promise<(data: unknown) => boolean> =>
  (await import(`../../src/sections/${slugOf(title)}/content`)).isContent;

/** Design Patterns shows its own code and reads no content. */
const titles = SECTION_KEYS.filter((title) => title !== "Design Patterns");

test("there is a sample for every section that reads content", () => {
  expect(Object.keys(SAMPLES).sort()).toEqual([...titles].sort());
});

describe.each(titles)("the content of %s", (title) => {
  const sample: unknown = Reflect.get(SAMPLES, title);
  const paths = pathsIn(sample);

  test("is accepted when all of it is there", async () => {
    const isContent = await contentCheck(title);
    expect(isContent(sample)).toBe(true);
    expect(isContent(JSON.parse(JSON.stringify(sample)))).toBe(true);
  });

  test("is accepted with empty lists", async () => {
    const isContent = await contentCheck(title);
    for (const path of paths.filter((path) => Array.isArray(at(sample, path)))) {
      expect([path, isContent(withOther(sample, path, []))]).toEqual([path, true]);
    }
  });

  test("has a sample with everything in it, so that each field is tried", () => {
    for (const path of paths) expect([path, at(sample, path)]).not.toEqual([path, null]);
    const lists = paths.map((path) => at(sample, path)).filter(Array.isArray);
    for (const list of lists) expect(list).not.toEqual([]);
  });

  test.each([
    ["an empty record", {}],
    ["null", null],
    ["nothing", undefined],
    ["a list", []],
    ["a text", "<!doctype html>"],
    ["what Gatsby puts around it", { data: sample }],
    ["a whole page's data", { result: { data: sample } }],
  ])("is not %s", async (_what, data) => {
    expect((await contentCheck(title))(data)).toBe(false);
  });

  test("is refused when anything in it is missing", async () => {
    const isContent = await contentCheck(title);
    for (const path of paths) {
      expect([path, isContent(withOther(sample, path, undefined))]).toEqual([path, false]);
    }
  });

  test("is refused when anything in it is of another kind", async () => {
    const isContent = await contentCheck(title);
    const changes = fc
      .constantFrom(...paths)
      .chain((path) => fc.tuple(fc.constant(path), ofAnotherKind(at(sample, path))));
    fc.assert(
      fc.property(changes, ([path, other]) => {
        expect(isContent(withOther(sample, path, other))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

test("what a query leaves null where the owner wrote nothing is accepted", async () => {
  const nothing = {
    General: { site: null, general: null },
    Mission: { mission: null },
    Projects: { projects: { nodes: [] }, project: null },
    Posts: { posts: { nodes: [] }, post: null },
  } satisfies {
    General: Queries.GeneralPageQuery;
    Mission: Queries.MissionPageQuery;
    Projects: Queries.ProjectsPageQuery;
    Posts: Queries.PostsPageQuery;
  };
  for (const [title, data] of Object.entries(nothing)) {
    expect([title, (await contentCheck(title))(data)]).toEqual([title, true]);
  }
});

test.each([
  ["Projects", ["project", "basics", "company", "type"], "txt"],
  ["Interests", ["interests", "nodes", 0, "topics", 0, "seniority"], "Expert"],
] as const)("a choice in %s that there is not is refused", async (title, path, choice) => {
  expect((await contentCheck(title))(withOther(SAMPLES[title], path, choice))).toBe(false);
});

test("any content will do for Design Patterns", async () => {
  const isContent = await contentCheck("Design Patterns");
  fc.assert(fc.property(fc.anything(), (data) => isContent(data)));
});
