import fc from "fast-check";
import { newFiles } from "../../../scripts/import/newFiles";
import { type PresentFiles, WRITTEN_SLICES } from "../../../scripts/import/presentFiles";
import { takeResume } from "../../../scripts/import/takeResume";
import { isHttpsAddress } from "../../../src/build/addresses";
import { asUri } from "../../../src/build/resume/asUri";
import { jsonResume } from "../../../src/build/resume/jsonResume";
import { contentSchema } from "../../../src/build/slices";
import { slugOf } from "../../../src/lib/slug";
import { type Resume, type ResumeProject, resumeOf } from "../../../src/resume/record";
import { contentFiles } from "../../support/contentFiles";
import { resumeDataOf } from "../../support/resumeData";

/** What `data/` holds, by the names of its files. */
interface DataFiles {
  readonly site: { readonly siteUrl: string } & Readonly<Record<string, unknown>>;
  readonly [slice: string]: unknown;
}

/** Small right content. */
const rightFiles = (): DataFiles =>
  Object.fromEntries(
    Object.entries(contentFiles()).flatMap(([name, content]) => {
      const slice = /^data\/(\w+)\.json$/.exec(name)?.[1];
      return slice === undefined ? [] : [[slice, JSON.parse(String(content))]];
    }),
  ) as unknown as DataFiles;

const recordOfFiles = (files: DataFiles): Resume =>
  resumeOf(resumeDataOf(contentSchema.parse(files)));

/** Each makes the whole content twice. */
const RUNS = 60;

const THIS_YEAR = new Date().getFullYear();

const text = fc
  .oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
    fc.constantFrom(
      "snake_case_words",
      "2 * 3 * 4",
      "*very* `well`",
      "`*very*` well",
      "\\*very\\* well",
      "[a](https://b.example)",
      "Ὄψις 日本語",
      " a ",
    ),
  )
  .filter((it) => /\S/.test(it));
const texts = fc.array(text, { minLength: 1, maxLength: 3 });
const address = fc
  .webUrl({ validSchemes: ["https"], withFragments: true })
  .filter((it) => isHttpsAddress(it) && asUri(it) === it);

const time = fc
  .tuple(fc.integer({ min: 1900, max: THIS_YEAR }), fc.option(fc.integer({ min: 1, max: 12 })))
  .map(([year, month]) => (month === null ? `${year}` : `${year}-${`${month}`.padStart(2, "0")}`));
const compared = (one: string, other: string) =>
  one.slice(0, other.length).localeCompare(other.slice(0, one.length));
const span = fc.oneof(
  fc.constant({}),
  time.map((startDate) => ({ startDate })),
  time.map((startDate) => ({ startDate, endDate: "present" })),
  fc.tuple(time, time).map((both) => {
    const [startDate, endDate] = both.sort(compared);
    return { startDate, endDate };
  }),
);

/** A record in which some keys may be left out. */
const some = <Shape extends object, Key extends keyof Shape>(
  shape: { [Name in keyof Shape]: fc.Arbitrary<Shape[Name]> },
  ...requiredKeys: Key[]
) => fc.record(shape, { requiredKeys });

const withSpan = (entry: fc.Arbitrary<object>) =>
  fc.tuple(entry, span).map(([one, when]) => ({ ...one, ...when }));

const listOf = (item: fc.Arbitrary<object>) => fc.array(item, { maxLength: 3 });

const place = { url: address, summary: text, highlights: texts };

const career = fc.record({
  work: listOf(
    withSpan(
      some(
        { name: text, position: text, location: text, description: text, ...place },
        "name",
        "position",
      ),
    ),
  ),
  education: listOf(
    withSpan(
      some(
        {
          institution: text,
          area: text,
          studyType: text,
          url: address,
          score: text,
          courses: texts,
        },
        "institution",
      ),
    ),
  ),
  volunteer: listOf(
    withSpan(some({ organization: text, position: text, ...place }, "organization", "position")),
  ),
  certificates: listOf(some({ name: text, date: time, issuer: text, url: address }, "name")),
  publications: listOf(
    some({ name: text, publisher: text, releaseDate: time, url: address, summary: text }, "name"),
  ),
  awards: listOf(some({ title: text, date: time, awarder: text, summary: text }, "title")),
  skills: listOf(some({ name: text, level: text, keywords: texts }, "name")),
  languages: listOf(some({ language: text, fluency: text }, "language")),
  references: listOf(fc.record({ name: text, reference: text })),
});

const owner = some(
  {
    name: text,
    role: text,
    email: fc.constantFrom("alex@example.com", "a.b+c@sub.example.com"),
    place: text,
    headline: text,
    summary: text,
    availability: text,
    pronouns: text,
    phone: fc.constantFrom("+47 22 33 44 55", "(555) 010-4477"),
  },
  "name",
  "role",
  "email",
);

const profile = fc
  .tuple(text, address)
  .map(([name, link]) => ({ name, level: "High usage", link, icon: "lucide:link" }));

const entry = (texts: string[]) =>
  texts.length === 1 ? { type: "text", content: texts[0] } : { type: "array", content: texts };

const year = fc
  .tuple(fc.integer({ min: 2015, max: THIS_YEAR }), fc.integer({ min: 2015, max: THIS_YEAR }))
  .map(([one, other]) => (one === other ? `${one}` : [one, other].sort((a, b) => a - b).join("–")));

const when = fc.oneof(
  year.map((content) => ({ year: { type: "text", content } })),
  span
    .filter((it) => "startDate" in it)
    .map(({ startDate: start, endDate: end }: { startDate?: string; endDate?: string }) => ({
      start,
      ...(end && { end }),
    })),
);

const project = fc
  .record({
    name: text,
    company: texts,
    role: texts,
    keywords: fc.option(texts),
    outcome: fc.option(text),
    done: fc.option(texts),
    links: fc.array(fc.record({ label: text, url: address }), { maxLength: 2 }),
    when,
  })
  .map(({ name, company, role, keywords, outcome, done, links, when: { ...given } }) => {
    const { year: years, ...times } = given as { year?: object };
    return {
      name,
      ...times,
      ...(outcome !== null && { outcome }),
      links,
      basics: {
        company: entry(company),
        role: entry(role),
        ...(keywords !== null && { keywords: { type: "array", content: keywords } }),
        ...(years && { year: years }),
      },
      ...(done !== null && { description: { whatWasDone: entry(done) } }),
    };
  });

const interest = fc.record({
  heading: text,
  topics: fc.array(
    fc.record({
      name: text,
      level: fc.integer({ min: 0, max: 100 }),
      seniority: fc.constantFrom("Beginner", "Intermediate", "Senior"),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

const files = fc
  .record({
    owner,
    career,
    profiles: fc.array(profile, { maxLength: 3 }),
    projects: fc.uniqueArray(project, { maxLength: 4, selector: ({ name }) => slugOf(name) }),
    interests: fc.uniqueArray(interest, { maxLength: 3, selector: ({ heading }) => heading }),
    /** Some projects are with an employer of the career. */
    employed: fc.nat({ max: 3 }),
  })
  .map(({ owner: who, profiles, projects, employed, ...lists }): DataFiles => {
    const employer = (lists.career.work as { name: string }[])[0]?.name;
    const { site, ...others } = rightFiles();
    return {
      ...others,
      ...lists,
      site: { ...site, owner: who, resume: { showPhone: true } },
      contacts: [{ heading: "Social Media", topics: profiles }],
      projects: projects.map((its, index) =>
        employer === undefined || index >= employed
          ? its
          : { ...its, basics: { ...its.basics, company: entry([employer]) } },
      ),
      general: { heading: "Hello", paragraphs: [] },
    };
  });

/** Files of which nothing is left but what no résumé says. */
const before = ({ site }: DataFiles): PresentFiles => {
  const empty = Object.fromEntries(
    WRITTEN_SLICES.map((slice) => [slice, { value: undefined, writer: "nobody" }]),
  ) as unknown as PresentFiles;
  return { ...empty, site: { value: { ...site, owner: {} }, writer: "owner" } };
};

interface Times {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}

/** What is one moment ends when it begins, whether or not that is written. */
const withEnd = <Some extends Times>(some: Some): Some => ({
  ...some,
  endDate: some.endDate ?? some.startDate,
});

const projectFacts = ({ startDate, endDate, time: words, ...project }: ResumeProject) => {
  const [first, last] = words.split("–");
  return withEnd({
    ...project,
    time: words,
    startDate: startDate ?? first,
    endDate: endDate ?? (startDate === null ? last : null),
  });
};

/** The record, spelt in one of the ways in which the same may be written. */
const facts = (record: Resume) =>
  JSON.parse(
    JSON.stringify({
      ...record,
      education: record.education.map(withEnd),
      volunteer: record.volunteer.map(withEnd),
      work: record.work.map((job) =>
        withEnd({
          ...job,
          projects: job.projects.map((its) => projectFacts({ ...its, entity: job.name })),
        }),
      ),
      projects: record.projects.map(projectFacts),
    }),
  );

test("out and in again, the record is the same", () => {
  fc.assert(
    fc.property(files, (written) => {
      const record = recordOfFiles(written);
      const { siteUrl } = written.site;
      const exported = JSON.parse(JSON.stringify(jsonResume(record)));
      const taken = takeResume(exported, siteUrl);
      expect(taken.remarks).toEqual([]);
      const again = { ...rightFiles(), projects: [], interests: [], contacts: [], career: {} };
      const imported = { ...again, ...newFiles(taken, before(written)) } as DataFiles;
      expect(facts(recordOfFiles(imported))).toEqual(facts(record));
    }),
    { numRuns: RUNS },
  );
});
