import schema from "@jsonresume/schema/schema.json";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { jsonResume } from "../../src/resume/jsonResume";
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

test("any career makes a valid JSON Resume without empty values", () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const json = JSON.parse(JSON.stringify(jsonResume(resume)));
      expect(faultsIn(json)).toEqual([]);
      expect(within(json).filter(isEmpty)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test("an empty career has a name, a profession and an address", () => {
  expect(jsonResume(aResume())).toMatchObject({
    basics: { name: "Alex Example", label: "Engineer", url: "https://alex.example/" },
    meta: { canonical: "https://alex.example/resume.json" },
  });
});

test.each([
  [{ startDate: "2022-09", endDate: "present" }, { startDate: "2022-09" }],
  // Without an end it would last.
  [{ startDate: "2021" }, { startDate: "2021", endDate: "2021" }],
])("a job of %j has the dates %j", (span, dates) => {
  const { work } = JSON.parse(JSON.stringify(jsonResume(aResume({ work: [aJob(span)] }))));
  const { startDate, endDate } = work[0];
  expect(JSON.stringify({ startDate, endDate })).toBe(JSON.stringify(dates));
});

test.each([
  ["2018", { startDate: "2018", endDate: "2018" }],
  ["2018–2020", { startDate: "2018", endDate: "2020" }],
])("a project of %s has the dates %j", (time, dates) => {
  expect(jsonResume(aResume({ projects: [aProject({ time })] }))).toMatchObject({
    projects: [dates],
  });
});

test("each project is listed once, with its employer", () => {
  const acorn = aProject({ entity: "oak" });
  const shop = aProject({ name: "Shop", entity: "Elm" });
  const work = [aJob({ position: "Lead", projects: [acorn] }), aJob({ projects: [acorn] })];
  const { projects } = JSON.parse(JSON.stringify(jsonResume(aResume({ work, projects: [shop] }))));
  expect(projects).toMatchObject([
    { name: "Acorn", entity: "Oak" },
    { name: "Shop", entity: "Elm" },
  ]);
});

test.each([
  ["https://example.com/例", "https://example.com/%E4%BE%8B"],
  ["https://例.example/", "https://xn--fsq.example/"],
  ["https://example.com/{a}|100%#b#c", "https://example.com/%7Ba%7D%7C100%25#b%23c"],
])("the address %s is written as the URI %s", (url, uri) => {
  const json = jsonResume(aResume({ basics: { url } }));
  expect(json).toMatchObject({ basics: { url: uri } });
  expect(faultsIn(json)).toEqual([]);
});
