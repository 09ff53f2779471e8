import schema from "@jsonresume/schema/schema.json";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { jsonResume } from "../../../src/build/resume/jsonResume";
import { aJob, anyResume, aProject, aResume } from "./support";

const validate = addFormats(new Ajv({ allErrors: true })).compile(schema);

const faultsIn = (resume: object): unknown => (validate(resume) ? [] : validate.errors);

/** All that a JSON value is made of. */
const within = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null
    ? [value, ...Object.values(value).flatMap(within)]
    : [value];

const isEmpty = (value: unknown): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

test("whatever somebody has done, it is a JSON Resume, and nothing in it is empty", () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const json = JSON.parse(JSON.stringify(jsonResume(resume)));
      expect(faultsIn(json)).toEqual([]);
      expect(within(json).filter(isEmpty)).toEqual([]);
    }),
  );
});

test("who said nothing has a name, a profession and an address", () => {
  expect(jsonResume(aResume())).toEqual({
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.2.1/schema.json",
    basics: { name: "Alex Example", label: "Engineer", url: "https://alex.example/" },
    meta: { canonical: "https://alex.example/resume.json", version: "v1.0.0" },
  });
});

test("what somebody says of themselves beyond the schema's words is kept", () => {
  const basics = {
    email: "alex@example.com",
    phone: "+47 22 33 44 55",
    headline: "Quick screens.",
    availability: "Open to work",
    pronouns: "she/her",
    place: "Oslo",
  };
  const { place, ...kept } = basics;
  expect(jsonResume(aResume({ basics }))).toMatchObject({
    basics: { ...kept, location: { address: place } },
  });
});

test("topics are keywords, and how well they are known is kept", () => {
  const topics = [
    { name: "React", level: 90, seniority: "Senior" as const },
    { name: "SVG", level: 0, seniority: "Beginner" as const },
  ];
  expect(jsonResume(aResume({ interests: [{ name: "Web", topics }] }))).toMatchObject({
    interests: [{ name: "Web", keywords: ["React", "SVG"], topics }],
  });
});

describe("when it was", () => {
  const datesOf = (span: { startDate: string | null; endDate: string | null }) => {
    const { work } = JSON.parse(JSON.stringify(jsonResume(aResume({ work: [aJob(span)] }))));
    const { startDate, endDate } = work[0];
    return { startDate, endDate };
  };

  test("what lasts has no end", () => {
    expect(datesOf({ startDate: "2022-09", endDate: "present" })).toEqual({
      startDate: "2022-09",
      endDate: undefined,
    });
  });

  test("what was one moment ends in it, since without an end it would last", () => {
    expect(datesOf({ startDate: "2021", endDate: null })).toEqual({
      startDate: "2021",
      endDate: "2021",
    });
  });

  test.each([
    ["2018", { startDate: "2018", endDate: "2018" }],
    ["2018–2020", { startDate: "2018", endDate: "2020" }],
    ["2018-2020", { startDate: "2018", endDate: "2020" }],
  ])("a project's %s in words is said in dates", (time, dates) => {
    expect(jsonResume(aResume({ projects: [aProject({ time })] }))).toMatchObject({
      projects: [dates],
    });
  });
});

test("projects say for whom they were, each once, first those for employers", () => {
  const acorn = aProject({ entity: "oak" });
  const shop = aProject({ name: "Shop", url: "https://alex.example/shop/", entity: "Elm" });
  const work = [aJob({ position: "Lead", projects: [acorn] }), aJob({ projects: [acorn] })];
  const json = jsonResume(aResume({ work, projects: [shop] }));
  expect(json).toMatchObject({
    work: [
      { name: "Oak", position: "Lead" },
      { name: "Oak", position: "Engineer" },
    ],
    projects: [
      { name: "Acorn", entity: "Oak", url: acorn.url },
      { name: "Shop", entity: "Elm" },
    ],
  });
  expect(json).not.toHaveProperty("work.0.projects");
});

test.each([
  ["https://example.com", "https://example.com"],
  ["https://example.com/例", "https://example.com/%E4%BE%8B"],
  ["https://例.example/", "https://xn--fsq.example/"],
  ["https://example.com/{a}|100%#b#c", "https://example.com/%7Ba%7D%7C100%25#b%23c"],
])("the address %s is a URI of the schema's: %s", (url, uri) => {
  const json = jsonResume(aResume({ basics: { url } }));
  expect(json).toMatchObject({ basics: { url: uri } });
  expect(faultsIn(json)).toEqual([]);
});
