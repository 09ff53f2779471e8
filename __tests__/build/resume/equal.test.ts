import { checkContent } from "../../../src/build/check/checkContent";
import { inlineWords } from "../../../src/build/markdown/inlineHtml";
import { jsonResume } from "../../../src/build/resume/jsonResume";
import { plainText } from "../../../src/build/resume/plainText";
import { timeInWords } from "../../../src/build/schemas/projectTime";
import type { Content } from "../../../src/build/slices";
import { writtenOut } from "../../../src/lib/linkAddress";
import { resumeOf } from "../../../src/resume/record";
import { contentFiles } from "../../support/contentFiles";
import { contentProject, removeContentProject } from "../../support/contentProject";
import { resumeDataOf } from "../../support/resumeData";
import { pageOf, squeezed } from "./support";

afterEach(removeContentProject);

/** Something that a data file says, and how it is said there, in words and in JSON. */
interface Fact {
  /** Such as "career.work.0.position". */
  readonly where: string;
  readonly words: readonly string[];
  readonly json: readonly string[];
}

const isAddress = (text: string): boolean => /^(https:|mailto:)/.test(text);

/** JSON Resume takes no address in other alphabets: there it is as browsers send it. */
const inJson = (text: string): string =>
  isAddress(text) && /[^!-~]/.test(text) ? new URL(text).href : text;

const fact = (where: string, text: string): Fact => ({
  where,
  words: [text],
  json: [inJson(text)],
});

const IS_DATE = /\.(startDate|endDate|date|releaseDate|start|end)$/;

/** Every text below a value. Dates are told in words, and in JSON as they are but for what lasts. */
const factsIn = (where: string, value: unknown): Fact[] => {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => factsIn(`${where}.${key}`, part));
  }
  if (typeof value !== "string") return [];
  if (!IS_DATE.test(where)) return [fact(where, value)];
  return [{ where, words: [timeInWords(value)], json: value === "present" ? [] : [value] }];
};

/** Of a project's entry, which is a text or a list of them. */
const entryFacts = (where: string, entry: { content: string | string[] } | undefined) =>
  [entry?.content ?? []].flat().map((text) => fact(where, text));

const projectFacts =
  (home: string) =>
  ({ name, start, end, outcome, links = [], basics }: Content["projects"][number]) => {
    const where = `projects.${name}`;
    const year = basics.year?.content;
    return [
      ...factsIn(where, { name, start, end, outcome: outcome && inlineWords(outcome) }),
      // Whom to write to is said once, for all projects.
      ...links
        .filter(({ url }) => !url.startsWith("mailto:"))
        .flatMap(({ label, url }) =>
          factsIn(`${where}.links.${label}`, { label, url: new URL(url, home).href }),
        ),
      ...entryFacts(`${where}.role`, basics.role),
      ...entryFacts(`${where}.company`, basics.company),
      ...entryFacts(`${where}.keywords`, basics.keywords),
      ...(start === undefined && year !== undefined
        ? [{ where: `${where}.year`, words: [year], json: year.split(/[–-]/) }]
        : []),
    ];
  };

/** All that an owner has written into `data/` of what a résumé tells; without a career there is none to tell it. */
const factsOf = ({ site, career, contacts, projects, interests }: Content): Fact[] => {
  if (career === undefined) return [];
  const { photo: _, timeZone: _zone, email, phone, ...owner } = site.owner;
  const isKept = (link: string | undefined) => link?.startsWith("https://");
  return [
    ...factsIn("site.owner", owner),
    ...(site.resume.showMail ? [fact("site.owner.email", email)] : []),
    ...(site.resume.showPhone && phone !== undefined ? [fact("site.owner.phone", phone)] : []),
    ...factsIn("career", career),
    ...contacts
      .filter(({ heading }) => heading === "Social Media")
      .flatMap(({ topics }) => topics.filter(({ link }) => isKept(link)))
      .flatMap(({ name, link }) => factsIn(`contacts.${name}`, { name, link })),
    ...projects.flatMap(projectFacts(site.siteUrl)),
    ...factsIn("interests", interests),
  ];
};

/** Every text of a JSON value. */
const textsIn = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [String(value)];

/** Where each fact is missing. */
const missingIn = (content: Content): string[] => {
  const resume = resumeOf(resumeDataOf(content));
  const text = squeezed(plainText(resume));
  const page = pageOf(resume);
  const pageText = squeezed(page.texts.join(" "));
  const json = new Set(textsIn(jsonResume(resume)));
  const isOnPage = (words: string) =>
    isAddress(words)
      ? page.links.includes(words) && pageText.includes(squeezed(writtenOut(words)))
      : pageText.includes(squeezed(words));
  return factsOf(content).flatMap(({ where, words, json: values }) => [
    ...words.filter((it) => !text.includes(squeezed(it))).map((it) => `text: ${where}: ${it}`),
    ...words.filter((it) => !isOnPage(it)).map((it) => `page: ${where}: ${it}`),
    ...values.filter((it) => !json.has(it)).map((it) => `JSON: ${where}: ${it}`),
  ]);
};

const contentNow = async (): Promise<Content> => {
  const checked = await checkContent();
  if (!checked.ok) throw new Error(JSON.stringify(checked.diagnostics));
  return checked.content;
};

test("every fact of the owner's data is in the text, in the JSON and on the page", async () => {
  expect(missingIn(await contentNow())).toEqual([]);
});

const json = (value: unknown): string => JSON.stringify(value);

const EVERYTHING = {
  "data/site.json": json({
    ...JSON.parse(String(contentFiles()["data/site.json"])),
    owner: {
      name: "Alexandra Παράδειγμα-Sample 例",
      role: "Engineer for typography & <forms>",
      email: "alexandra@example.com",
      place: "Llanfairpwllgwyngyll, by train",
      headline: "Makes slow screens quick, in every script.",
      summary: "Κείμενο δείγμα. これは見本の文章です。".repeat(5),
      availability: "Open to work from March",
      pronouns: "she/her · αυτή",
      phone: "+47 22 33 44 55",
    },
    resume: { showMail: true, showPhone: true },
  }),
  "data/contacts.json": json([
    {
      heading: "Social Media",
      topics: [
        {
          name: "GitHub",
          level: "Low usage",
          link: "https://example.com/例?a=1&b=2",
          icon: "home",
        },
      ],
    },
  ]),
  "data/projects.json": json([
    {
      name: "Table",
      start: "2019-03",
      end: "present",
      outcome: "It scrolls.",
      links: [
        { label: "Source", url: "https://example.com/source" },
        { label: "Ask", url: "https://example.com/ask" },
      ],
      basics: {
        company: { type: "text", content: "Elm" },
        role: { type: "array", content: ["Engineer", "Writer"] },
        keywords: { type: "array", content: ["React", "Data tables"] },
      },
    },
    {
      name: "Forms",
      basics: {
        company: { type: "text", content: "Oak" },
        role: { type: "text", content: "Designer" },
        year: { type: "text", content: "2018–2020" },
      },
    },
  ]),
  "data/career.json": json({
    work: [
      {
        name: "Oak",
        position: "Lead",
        location: "Πάτρα",
        description: "Makes oaks",
        url: "https://oak.example/about",
        startDate: "2022-09",
        endDate: "present",
        summary: "Led, and wrote.",
        highlights: ["読みやすい表を作りました。", "Held an hour a week"],
      },
      { name: "Ash", position: "Writer", startDate: "2015", endDate: "2016-02" },
    ],
    education: [
      {
        institution: "University of Examples",
        area: "Letters",
        studyType: "Master",
        url: "https://university.example/",
        score: "1.3",
        courses: ["Type", "Print"],
        startDate: "2010-10",
        endDate: "2014",
      },
      { institution: "School of Examples", startDate: "2009" },
    ],
    volunteer: [
      {
        organization: "Code Club",
        position: "Mentor",
        url: "https://club.example/",
        startDate: "2019-01",
        endDate: "present",
        summary: "Two evenings.",
        highlights: ["Ten first pages"],
      },
    ],
    certificates: [
      { name: "Access", issuer: "Institute", date: "2023-05", url: "https://cert.example/1" },
    ],
    publications: [
      {
        name: "Calm",
        publisher: "Meetup",
        releaseDate: "2024-11",
        url: "https://talk.example/calm",
        summary: "What to leave out.",
      },
    ],
    awards: [{ title: "Prize", awarder: "Guild", date: "2022", summary: "For kind errors." }],
    skills: [{ name: "Type", level: "Master", keywords: ["Kerning", "Hinting"] }],
    languages: [{ language: "Ελληνικά", fluency: "Native speaker" }],
    references: [{ name: "Sam Sample", reference: "Asks before building." }],
  }),
};

test("every fact of an owner who has written all there is, in several alphabets", async () => {
  contentProject(EVERYTHING);
  const content = await contentNow();
  expect(factsOf(content).length).toBeGreaterThan(70);
  expect(missingIn(content)).toEqual([]);
});

test("what the owner keeps out of the files is in none", async () => {
  const site = JSON.parse(EVERYTHING["data/site.json"]);
  const resumeSettings = { showMail: false, showPhone: false };
  contentProject({
    ...EVERYTHING,
    "data/projects.json": "[]",
    "data/site.json": json({ ...site, resume: resumeSettings }),
  });
  const resume = resumeOf(resumeDataOf(await contentNow()));
  const all = [plainText(resume), json(jsonResume(resume)), ...pageOf(resume).texts].join("\n");
  expect(all).toContain("Alexandra");
  expect(all).not.toContain(site.owner.email);
  expect(all).not.toContain(site.owner.phone);
});
