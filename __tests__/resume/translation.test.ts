import { jsonResume } from "../../src/resume/jsonResume";
import { plainText } from "../../src/resume/plainText";
import { wordsOfResume } from "../../src/resume/record";
import { resumeHtml } from "../../src/resume/resumeHtml";
import { wordFile } from "../../src/resume/wordFile";
import { words as siteWords } from "../../src/words/words";
import { anEntry, aProject } from "../support/contentFiles";
import { checkedContent, type Files, reportOn } from "../support/contentProject";
import { readWord } from "../support/readWord";

const json = (value: unknown): string => JSON.stringify(value);

const FIRST: Files = {
  "data/career.json": json({
    work: [
      { name: "Elm", position: "Apprentice", startDate: "2010-05", endDate: "2012" },
      {
        ...{ name: "Culture Office", position: "Engineer", startDate: "2019-02" },
        ...{ endDate: "present", summary: "One [page](/projects/table/).", highlights: ["Two."] },
      },
    ],
    skills: [{ name: "Interfaces", keywords: ["Tables", "CSS"] }],
    languages: [{ language: "English" }],
  }),
  "data/projects.json": json([
    {
      ...aProject("Table"),
      ...{ start: "2020-12", outcome: "It scrolls.", live: "https://table.example/" },
      basics: {
        ...{ company: anEntry("Culture Office"), role: anEntry("Engineer") },
        keywords: ["Tables", "CSS"],
      },
    },
    { ...aProject("Chair"), outcome: "It stands." },
  ]),
};

const GERMAN = {
  owner: { role: "Entwicklerin" },
  work: [
    {},
    { name: "Kulturamt", position: "Ingenieurin", summary: "Eine [Seite](/projects/table/)." },
  ],
  languages: [{ language: "Englisch" }],
  texts: { "It scrolls.": "Sie scrollt.", Tables: "Tabellen", Engineer: "Ingenieurin" },
};

/** The résumés of valid content, by language. */
const resumesOf = async (files: Files) => {
  const { resumes } = (await checkedContent({ ...FIRST, ...files })).site;
  return new Map(resumes.map((it) => [it.language.lang, it]));
};

const resumeIn = async (lang: string, translation: object) => {
  const resume = (await resumesOf({ [`data/career.${lang}.json`]: json(translation) })).get(lang);
  if (resume === undefined) throw new Error(`There is no résumé in ${lang}.`);
  return resume;
};

test("a translation has its own texts, the first file's dates and order, and months of its language", async () => {
  const text = plainText(await resumeIn("de", GERMAN));
  expect(text).toContain("Entwicklerin");
  expect(text).toMatch(/^Berufserfahrung$/m);
  expect(text).toMatch(
    /Ingenieurin\nKulturamt · Feb\.? 2019 – heute\nEine Seite\.\n- Two\.[\s\S]+Apprentice\nElm · Mai 2010 – 2012/,
  );
  expect(text).toContain("Interfaces – Tabellen, CSS");
});

test("a project stays below its job in every language, with its keywords and its link in words", async () => {
  const { work, projects } = await resumeIn("de", GERMAN);
  expect(work.map((job) => job.projects.map(({ name }) => name))).toEqual([["Table"], []]);
  expect(work[0]?.projects[0]).toMatchObject({
    ...{ roles: ["Ingenieurin"], keywords: ["Tabellen", "CSS"], time: "Dez. 2020" },
    ...{ description: "Sie scrollt.", address: "/projects/table/" },
    links: [{ label: "Live ansehen", url: "https://table.example/" }],
  });
  expect(projects.map(({ name }) => name)).toEqual(["Chair"]);
});

test("what is not translated says its language, for screen readers", async () => {
  const html = resumeHtml(await resumeIn("de", GERMAN), 3);
  expect(html).toMatch(/^<article class="resume" lang="de" dir="ltr">/);
  expect(html).toContain('<p lang="en" dir="ltr">It stands.</p>');
  expect(html).toContain("<p>Sie scrollt.</p>");
});

test("links of a translation stay in the desktop", async () => {
  const html = resumeHtml(await resumeIn("de", GERMAN), 3);
  expect(html).toMatch(/<a href="\/projects\/table\/" data-place="\/projects\/table\/">Seite<\/a>/);
  expect(html).toMatch(/<a href="\/projects\/table\/" data-place="\/projects\/table\/"><span/);
});

test("the first résumé is the same with and without a translation", async () => {
  const alone = (await resumesOf({})).get("en");
  const beside = (await resumesOf({ "data/career.de.json": json(GERMAN) })).get("en");
  expect(beside).toEqual(alone);
});

test("there may be several languages, each with its own files", async () => {
  const resumes = await resumesOf({
    "data/career.de.json": json(GERMAN),
    "data/career.en-US.json": json({}),
  });
  expect([...resumes.values()].map(({ address, folder, file }) => [address, folder, file])).toEqual(
    [
      ["/resume/", "/", "/alex-resume.pdf"],
      ["/resume/de/", "/resume/de/", "/resume/de/alex-resume-de.pdf"],
      ["/resume/en-us/", "/resume/en-us/", "/resume/en-us/alex-resume-en-us.pdf"],
    ],
  );
  expect(jsonResume(resumes.get("de") ?? ((() => {}) as never))).toMatchObject({
    meta: { canonical: "https://alex.example.net/resume/de/resume.json", language: "de" },
  });
});

test("a Word file names its language, and from the right each of its paragraphs", async () => {
  const german = await readWord(await wordFile(await resumeIn("de", GERMAN)));
  expect(german.styles).toContain('<w:lang w:val="de"/>');
  expect(german.body).toContain('<w:bidi w:val="false"/>');
  const arabic = await readWord(await wordFile(await resumeIn("ar", {})));
  expect(arabic.body).not.toContain('<w:bidi w:val="false"/>');
  expect(arabic.body.match(/<w:p>/g)).toHaveLength(arabic.body.match(/<w:bidi\/>/g)?.length ?? 0);
});

test("a language that the site lacks brings its own words; its years stay those of the career", async () => {
  const words = Object.values(wordsOfResume(siteWords)).map((word) => [word, `fa ${word.trim()}`]);
  const texts = { ...Object.fromEntries(words), ", ": "، " };
  const resume = await resumeIn("fa", { texts });
  expect(resume.language).toEqual({ lang: "fa", dir: "rtl" });
  const text = plainText(resume);
  expect(text).toMatch(/^fa Experience$/m);
  expect(text).toMatch(/2019 – fa present/);
  expect(text).toContain("Tables، CSS");
});

test("a translation without a first file is refused", async () => {
  const files = { "data/career.json": null, "data/career.de.json": "{}" };
  expect(await reportOn(files)).toContain(
    'data/career.de.json:1:1  There is no "data/career.json"',
  );
});
