import { makeApplication } from "../../src/application";
import { applicationSchema } from "../../src/application/applicationSchema";
import { outlineOf } from "../../src/resume/outline";
import { plainText } from "../../src/resume/plainText";
import { levelsInWords, wordsOfResume } from "../../src/resume/record";
import { wordFile } from "../../src/resume/wordFile";
import { words as siteWords } from "../../src/words/words";
import { anEntry, aProject, dataWith } from "../support/contentFiles";
import { checkedContent, type Files, reportOn } from "../support/contentProject";
import { readWord } from "../support/readWord";
import { pageOf } from "./support";

const json = (value: unknown): string => JSON.stringify(value);

const project = (name: string, company: string, given: object = {}) => ({
  ...aProject(name),
  basics: { ...aProject().basics, company: anEntry(company) },
  ...given,
});

const recordOf = async (files: Files) => {
  const [resume] = (await checkedContent(files)).site.resumes;
  if (resume === undefined) throw new Error("The content has no résumé.");
  return resume;
};

const CAREER = {
  work: [
    { name: "Elm", position: "Apprentice", startDate: "2010", endDate: "2012" },
    { name: "Oak Ltd", position: "Engineer", startDate: "2019-02", endDate: "present" },
    { name: "Ash", position: "Engineer", startDate: "2013", endDate: "2018" },
  ],
};

test("jobs are listed newest first, each with its projects", async () => {
  const { work, projects } = await recordOf({
    "data/career.json": json(CAREER),
    "data/projects.json": json([project("Table", " oak ltd"), project("Chair", "Somebody else")]),
  });
  expect(work.map(({ name }) => name)).toEqual(["Oak Ltd", "Ash", "Elm"]);
  expect(work.map((job) => job.projects.map(({ name }) => name))).toEqual([["Table"], [], []]);
  expect(projects.map(({ name }) => name)).toEqual(["Chair"]);
});

test("of two current jobs the first in the file comes first", async () => {
  const job = (name: string, startDate: string) => ({ name, position: "A", startDate });
  const work = [job("Main", "2015"), job("Beside it", "2021")];
  const current = work.map((it) => ({ ...it, endDate: "present" }));
  const { work: jobs } = await recordOf({
    "data/career.json": json({ work: [job("Old", "2012"), ...current] }),
  });
  expect(jobs.map(({ name }) => name)).toEqual(["Main", "Beside it", "Old"]);
});

test("of two jobs at one employer each has the projects of its time, and both those of another", async () => {
  const work = [
    { name: "Oak", position: "Lead", startDate: "2021-06", endDate: "present" },
    { name: "Oak", position: "Engineer", startDate: "2018", endDate: "2021-05" },
  ];
  const at = (start: string, end: string) => ({ start, end });
  const { work: jobs } = await recordOf({
    "data/career.json": json({ work }),
    "data/projects.json": json([
      project("Table", "Oak", at("2022", "present")),
      project("Chair", "Oak", at("2019-03", "2020")),
      project("Door", "Oak", at("2015", "2016")),
    ]),
  });
  expect(jobs.map((job) => job.projects.map(({ name }) => name))).toEqual([
    ["Table", "Door"],
    ["Chair", "Door"],
  ]);
});

test("a skill says where it was used if the owner wants it", async () => {
  const skills = [{ name: "Wood", keywords: ["Glue"] }, { name: "Paint" }];
  const job = { ...CAREER.work[1], keywords: ["glue "] };
  const table = { ...aProject("Table"), basics: { ...aProject().basics, keywords: "Wood" } };
  const given = {
    "data/career.json": json({ work: [job], skills }),
    "data/projects.json": json([table]),
  };
  const placesIn = async (evidence: boolean) => {
    const data = { ...given, "data/site.json": dataWith("site", { resume: { evidence } }) };
    return (await recordOf(data)).skills.map(({ places }) => places);
  };
  expect(await placesIn(true)).toEqual([["Oak Ltd", "Table"], []]);
  expect(await placesIn(false)).toEqual([[], []]);
});

const NEXT = new Date().getFullYear() + 1;

test.each([
  ["en", `Sep 2020 – Jun ${NEXT} (expected)`, `${NEXT} (expected)`],
  ["de", `Sept. 2020 – Juni ${NEXT} (voraussichtlich)`, `${NEXT} (voraussichtlich)`],
  ["ar", `سبتمبر 2020 – يونيو ${NEXT} (متوقع)`, `${NEXT} (متوقع)`],
  ["fr", `sept. 2020 – juin ${NEXT} (prévu)`, `${NEXT} (prévu)`],
])("what is still to come is expected in the résumé in %s", async (lang, span, year) => {
  const own = { "{time} (expected)": "{time} (prévu)", present: "présent" };
  const words = Object.values(wordsOfResume(siteWords)).map((it) => [it, it]);
  const { grade: _, ...texts } = { ...Object.fromEntries(words), ...own };
  const career = {
    work: CAREER.work,
    education: [{ institution: "A", startDate: "2020-09", endDate: `${NEXT}-06` }],
    certificates: [{ name: "B", date: String(NEXT) }],
    publications: [{ name: "C", releaseDate: String(NEXT) }],
  };
  const { site } = await checkedContent({
    "data/career.json": json(career),
    ...(lang !== "en" && {
      [`data/career.${lang}.json`]: json(lang === "fr" ? { texts } : {}),
    }),
  });
  const resume = site.resumes.at(-1);
  expect(resume?.language.lang).toBe(lang);
  const { education, certificates, publications } = resume ?? {};
  expect([education, certificates, publications].flat().map((it) => it?.time)).toEqual([
    ...[span, year, year],
  ]);
  const written = await Promise.all(
    resume
      ? [plainText(resume), pageOf(resume).texts.join(" "), wordFile(resume).then(readWord)]
      : [],
  );
  for (const form of written) expect(JSON.stringify(form)).toContain(span);
});

test("a job, an award, and what is far away, are never in the future", async () => {
  const at = (list: string, record: object) =>
    reportOn({ "data/career.json": json({ [list]: [{ name: "A", position: "B", ...record }] }) });
  const job = await at("work", { startDate: "2020", endDate: String(NEXT) });
  expect(job).toContain(`"${NEXT}" is not a year from 1900 to ${NEXT - 1}`);
  expect(job).toContain('nor "present"');
  const far = await at("education", { startDate: "2020", endDate: String(NEXT + 10) });
  expect(far).toContain(`"${NEXT + 10}" is not a year from 1900 to ${NEXT + 9}`);
  const award = { "data/career.json": json({ awards: [{ title: "A", date: String(NEXT) }] }) };
  expect(await reportOn(award)).toContain(`to ${NEXT - 1}, such as "2018"`);
});

test.each([
  ["BA Philosophy, BS Mathematics", "Philosophy & Mathematics", "BA Philosophy, BS Mathematics"],
  ["Bachelor of Science", "Computer Science", "Bachelor of Science, Computer Science"],
  ["Master", "Master of Arts in Theology", "Master of Arts in Theology"],
  ["B.Sc. Informatik", "Informatik", "B.Sc. Informatik"],
  [undefined, "Typography", "Typography"],
  ["学士", "数学", "学士, 数学"],
])("the degree %s in %s is said once: %s", async (studyType, area, title) => {
  const education = [{ institution: "A", studyType, area, startDate: "2020" }];
  const record = await recordOf({ "data/career.json": json({ ...CAREER, education }) });
  const part = outlineOf(record).find(({ heading }) => heading === "Education");
  expect(part?.entries?.map((it) => it.title)).toEqual([title]);
});

test.each([
  ["3.80", "Grade: 3.80"],
  ["1,3", "Grade: 1,3"],
  ["A+", "Grade: A+"],
  ["GPA 3.8", "GPA 3.8"],
  ["First-class honours", "First-class honours"],
])("the mark %s is shown as %s", async (score, shown) => {
  const education = [{ institution: "A", area: "B", score, startDate: "2020" }];
  const record = await recordOf({ "data/career.json": json({ ...CAREER, education }) });
  expect(plainText(record)).toContain(`A · 2020 · ${shown}\n`);
});

test("the site's own address is no profile beside itself", async () => {
  const topic = (name: string, link: string) => ({ name, link, level: "High usage", icon: "home" });
  const topics = [
    topic("Website", "https://WWW.alex.example.net"),
    topic("Blog", "https://alex.example.net/posts"),
  ];
  const { basics } = await recordOf({
    "data/career.json": json(CAREER),
    "data/contacts.json": json([{ heading: "Social Media", topics }]),
  });
  expect(basics.profiles.map(({ network }) => network)).toEqual(["Blog"]);
});

test("interests without a level have no word for one", async () => {
  const { interests } = await recordOf({
    "data/career.json": json(CAREER),
    "data/interests.json": json([
      {
        heading: "Hills",
        topics: [
          { name: "Fells" },
          { name: "Moors", level: 90 },
          { name: "Rocks", seniority: "Senior" },
        ],
      },
    ]),
  });
  const words = wordsOfResume(siteWords);
  expect(levelsInWords(interests[0]?.topics ?? [], words)).toBe("Senior: Rocks; Fells, Moors");
});

const SENTENCE = `A board of forty ferries that ${"goes on and ".repeat(20)}ends here.`;

test.each([
  [{}, `${SENTENCE}\n\nThen it rained.`],
  [{ summary: `In short, ${SENTENCE}` }, `In short, ${SENTENCE}`],
  [{ summary: "In short.", outcome: SENTENCE }, SENTENCE],
])(
  "a project in Markdown with %j has whole sentences and its points in the résumé",
  async (front, description) => {
    const body = `${SENTENCE.replace("forty", "*forty*\n")}\n\nThen it rained.\n\n- One **point**\n  - in two\n\n## More\n\n- Not this\n`;
    const lines = Object.entries({ name: "Board", company: "Oak Ltd", ...front });
    const { work } = await recordOf({
      "data/career.json": json(CAREER),
      "data/projects/board.md": `---\n${lines.map((it) => it.join(": ")).join("\n")}\n---\n\n${body}`,
    });
    const [board] = work.flatMap(({ projects }) => projects);
    expect(board).toMatchObject({ description, points: ["One point", "in two"] });
  },
);

test.each([
  ["One.", "One.", []],
  [["One.", "Two."], "", ["One.", "Two."]],
  ["One:\n- a\n- b", "One:", ["a", "b"]],
])("of what was done, %j, the résumé has all", async (whatWasDone, description, points) => {
  const { projects } = await recordOf({
    "data/projects.json": json([{ name: "Table", description: { whatWasDone } }]),
  });
  expect(projects).toMatchObject([{ description, points }]);
});

test("a project that its owner leaves out is in no résumé but that of an application that names it", async () => {
  const files = {
    "data/career.json": json(CAREER),
    "data/projects.json": json([
      project("Table", "Oak Ltd", { resume: false }),
      project("Chair", "Elm"),
    ]),
  };
  const { site: prepared } = await checkedContent(files);
  expect(json(prepared.resumes)).not.toContain("Table");
  const file = applicationSchema(prepared).parse({ reader: "Sam", projects: ["Table"] });
  const { resume } = await makeApplication(prepared, file, "Dear Sam");
  expect(resume).toContain("Table");
});

test("mail address and phone number are in the résumé only if the owner wants it", async () => {
  const owner = { name: "Alex", role: "Engineer", email: "alex@alex.example", phone: "+47 22 33" };
  const site = {
    title: "Alex",
    description: "Alex's site.",
    siteUrl: "https://alex.example",
    repository: "https://alex.example/code",
    owner,
  };
  const links = [
    { label: "Ask", url: "mailto:table@alex.example" },
    { label: "Source", url: "https://alex.example/source" },
  ];
  const files = {
    "data/career.json": json(CAREER),
    "data/projects.json": json([project("Table", "Oak Ltd", { links })]),
  };
  const usual = await recordOf({ ...files, "data/site.json": json(site) });
  expect(usual.basics).toMatchObject({ email: owner.email, phone: undefined });
  expect(usual.work[0]?.projects[0]?.links).toEqual([links[1]]);
  const resume = { showMail: false, showPhone: true };
  const other = await recordOf({ ...files, "data/site.json": json({ ...site, resume }) });
  expect(other.basics).toMatchObject({ email: undefined, phone: owner.phone });
});

test("interests that are skills are there once, and a job that goes on needs no start", async () => {
  const career = {
    work: [{ name: "Oak", position: "Cook", endDate: "present" }, ...CAREER.work],
    skills: [{ name: "Kitchen", keywords: ["Bread", "Cakes"] }],
  };
  const topics = (...names: string[]) =>
    names.map((name) => ({ name, level: 50, seniority: "Senior" }));
  const { interests, work } = await recordOf({
    "data/career.json": json(career),
    "data/interests.json": json([
      { heading: "Kitchen", topics: topics("Cakes", "Bread") },
      { heading: "Hills", topics: topics("Fells", "Bread") },
    ]),
  });
  expect(interests.map(({ name }) => name)).toEqual(["Hills"]);
  expect(work).toContainEqual(expect.objectContaining({ name: "Oak", time: "present" }));
});
