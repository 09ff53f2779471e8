import fc from "fast-check";
import { convertResume } from "../../scripts/import/convertResume";
import { recordOf } from "../../src/lib/unknownValue";
import type { Resume, ResumeProject } from "../../src/resume";
import { jsonResume } from "../../src/resume/jsonResume";
import { asListed, type ProjectFrontMatter } from "../../src/sections/projects/schema";
import { contentSchema } from "../../src/site";
import { careerFiles } from "../support/careerContent";
import { contentFiles } from "../support/contentFiles";
import { resumeOfContent } from "../support/resumeOfContent";

type DataFiles = Record<string, unknown>;

const filesOf = (named: Record<string, string | Buffer>): DataFiles =>
  Object.fromEntries(
    Object.entries(named).flatMap(([name, content]) => {
      const slice = /^data\/(\w+)\.json$/.exec(name)?.[1];
      return slice === undefined ? [] : [[slice, JSON.parse(String(content))]];
    }),
  );

const recordOfFiles = (files: DataFiles): Resume => resumeOfContent(contentSchema.parse(files));

/** Keys of the owner's own words. */
const OWN_WORDS =
  /^(name|position|location|description|summary|highlights|institution|area|studyType|score|courses|organization|issuer|publisher|title|awarder|level|keywords|language|fluency|reference|role|place|headline|availability|pronouns|outcome)$/;

/** A value with each of the owner's texts replaced by the next one of a list. */
const reworded = (value: unknown, next: () => string, key = ""): unknown => {
  if (Array.isArray(value)) return value.map((item) => reworded(item, next, key));
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([name, part]) => [name, reworded(part, next, name)]));
  }
  return OWN_WORDS.test(key) && typeof value === "string" ? next() : value;
};

const text = fc
  .oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
    fc.constantFrom(
      "snake_case_words",
      "2 * 3 * 4",
      "*very* `well`",
      "\\*very\\* well",
      "[a](https://b.example)",
      "Ὄψις 日本語",
      " a ",
    ),
  )
  .filter((it) => /\S/.test(it));

interface Times {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}

/** One moment ends when it begins, written or not. */
const withEnd = <Some extends Times>(some: Some): Some => ({
  ...some,
  endDate: some.endDate ?? some.startDate,
});

/** A project's time may be written as a span of years or as two dates. */
const projectFacts = ({ startDate, endDate, time: words, ...project }: ResumeProject) => {
  const [first, last] = words.split("–");
  const dates = { startDate: startDate ?? first, endDate: endDate ?? (startDate ? null : last) };
  return withEnd({ ...project, ...dates });
};

const facts = (record: Resume) =>
  JSON.parse(
    JSON.stringify({
      ...record,
      education: record.education.map(withEnd),
      work: record.work.map((job) => ({
        ...withEnd(job),
        projects: job.projects.map((its) => projectFacts({ ...its, entity: job.name })),
      })),
      projects: record.projects.map(projectFacts),
    }),
  );

test("an exported résumé that is imported again gives the same résumé", () => {
  const everything = filesOf({ ...contentFiles(), ...careerFiles, "data/interests.json": "[]" });
  const { career, site, projects, ...others } = everything;
  fc.assert(
    fc.property(fc.array(text, { minLength: 5, maxLength: 40 }), (texts) => {
      let index = 0;
      // Names of projects differ by their first letters.
      const next = () => texts[index++ % texts.length] ?? "";
      const files: DataFiles = {
        ...others,
        general: { heading: "Hello", paragraphs: [] },
        career: reworded(career, next),
        site: { ...recordOf(site), owner: reworded(recordOf(site).owner, next) },
        projects: (projects as object[]).map((project, place) => ({
          ...project,
          name: `Project ${place} ${next()}`,
        })),
      };
      const record = recordOfFiles(files);
      const siteUrl = String(recordOf(site).siteUrl);
      const warnings: unknown[] = [];
      const written = JSON.parse(JSON.stringify(jsonResume(record)));
      const {
        owner,
        profiles,
        projects: found,
        career: itsCareer,
      } = convertResume(written, siteUrl, (...it) => warnings.push(it));
      expect(warnings).toEqual([]);
      const imported = {
        ...others,
        general: files.general,
        site: { ...recordOf(site), owner },
        contacts: profiles.length > 0 ? [{ heading: "Social Media", topics: profiles }] : [],
        projects: found.map(({ text: said, ...front }) => ({
          ...asListed(front as ProjectFrontMatter, String),
          ...(said !== "" && { description: { whatWasDone: said } }),
        })),
        interests: [],
        career: itsCareer,
      };
      expect(facts(recordOfFiles(imported))).toEqual(facts(record));
    }),
    { numRuns: 40 },
  );
});
