import fs from "node:fs";
import path from "node:path";
import { importResume } from "../../scripts/import/importResume";
import { readTime } from "../../scripts/import/readTime";
import { startFiles } from "../../scripts/templates/start";
import { checkContent } from "../../src/build/check/checkContent";
import {
  contentProject,
  type Files,
  removeContentProject,
  writeFile,
} from "../support/contentProject";

afterEach(removeContentProject);

const NAME = "Mona Made-Up";
const OWNER = { name: NAME, role: "Baker", email: "mona@madeup.example" };
const BASICS = { name: NAME, label: "Baker", email: OWNER.email };

/** The files of `npm run init`, without the wallpaper. */
const initialFiles = (): Files => {
  const { wallpapers: _, ...files } = startFiles({ ...OWNER, site: "https://mona.example.net" });
  return Object.fromEntries(
    Object.entries(files).map(([name, value]) => [`data/${name}.json`, JSON.stringify(value)]),
  );
};

/** Imports a résumé, a record or the text of a YAML file; the data files' values, and the remarks as "line sentence". */
const imported = async (resume: object | string, files: Files = initialFiles(), force = false) => {
  const root = contentProject(files);
  const name = typeof resume === "string" ? "mine.yaml" : "mine.json";
  writeFile(root, name, typeof resume === "string" ? resume : JSON.stringify(resume, null, 1));
  const { remarks } = await importResume(path.join(root, name), force);
  expect(await checkContent()).toMatchObject({ ok: true });
  const data = Object.fromEntries(
    ["site", "general", "contacts", "projects", "interests", "career"].map((it) => [
      it,
      JSON.parse(fs.readFileSync(path.join(root, `data/${it}.json`), "utf8")),
    ]),
  );
  const inOrder = remarks.sort((one, other) => one.line - other.line);
  return { data, remarks: inOrder.map(({ line, sentence }) => `${line} ${sentence}`) };
};

/** The time that is read, and the kind of loss. */
const READ_TIMES: Readonly<Record<string, string>> = {
  "2014": "2014",
  "2014-06-29": "2014-06 day",
  "06/2014": "2014-06",
  "Sept. 2014": "2014-09",
  "June 29th, 2014": "2014-06 day",
  "29.06.2014": "2014-06 day",
  "12/25/2014": "2014-12 day",
  "01/02/2014": "2014 more",
  "2014-13": "2014 more",
  "Mai 2021": "2021-05",
  "März 2019": "2019-03",
  "15 de marzo de 2019": "2019-03 day",
  "czerwiec 2020": "2020-06",
  "март 2020 г.": "2020-03",
  "2019/03/15": "2019-03 day",
  "2019.03": "2019-03",
  "03-2019": "2019-03",
  "2021-Jun": "2021-06",
  "Feb'24": "2024-02",
  "20190301": "2019-03 day",
  "2021-01-01T00:00:00.000Z": "2021-01 day",
  "2019年3月": "2019-03",
  "٢٠١٨": "2018",
  "Fall 2014": "2014 more",
  "since 2019": "2019 more",
  "circa 2018": "2018 more",
  "Jan/Feb 2019": "2019 more",
  "2018–2020": "",
  soon: "",
  NA: "",
};

const NOW = [
  ..."ongoing heute Aujourd’hui actualidad oggi nå obecnie 至今 現在".split(" "),
  ...["à ce jour", "по настоящее время", "حتى الآن"],
];

test.each([...Object.entries(READ_TIMES), ...NOW.map((it) => [it, "present"] as const)])(
  "import reads the date %s as %s",
  (text, read) => {
    const { time, lost } = readTime(text);
    expect([time, lost].filter(Boolean).join(" ")).toBe(read);
  },
);

const job = (name: string, others: object = {}) => ({ name, position: "Baker", ...others });

const RENDER_CV = `cv:
  name: ${NAME}
  headline: Baker
  location: Oslo
  email: ${OWNER.email}
  phone: tel:+47-22-33-44-55
  website: https://mona.example.net
  social_networks:
    - network: GitHub
      username: mona
  sections:
    summary:
      - Bakes **well**.
    Welcome:
      - A line without a place.
    experience:
      - company: Bakery
        position: Baker
        start_date: 2019-03
        end_date: present
        location: Oslo
        highlights:
          - Doubled the dough
    education:
      - institution: School of Bread
        area: Baking
        degree: BSc
        start_date: 2011
        end_date: 2014
    Things I made:
      - name: "[Cake](https://cake.example)"
        date: Fall 2014
        summary: A cake.
        highlights: [Sweet]
    skills:
      - label: Dough
        details: Rye, wheat (since 2011, mostly), and spelt
    publications:
      - title: On bread
        authors: [Mona]
        doi: 10.1000/bread
        date: 2020-01
design:
  theme: classic
`;

const list = (...names: string[]) => names.map((name) => expect.objectContaining({ name }));

test.each<[string, object | string, object, string[]]>([
  [
    "names every record that it leaves out, with the file's place",
    { basics: BASICS, work: ["A", "B", "C"].map((company) => ({ company, startDate: "2019" })) },
    { career: {} },
    ['8 3 in "work": A, B, C. Left out: "position" is missing. It should hold your position.'],
  ],
  [
    "says what it has read of dates, and mentions days once",
    {
      basics: BASICS,
      work: [
        job("A", { startDate: "2019-03-15", endDate: "2020-02-01" }),
        job("B", { startDate: "Fall 2014", endDate: "2015" }),
        job("C", { startDate: "some day", endDate: "heute" }),
        job("D", { startDate: "März 2021", endDate: "whenever" }),
        job("E", { date: "2012 – Mai 2013" }),
        job("F", { startDate: { year: 2010, month: 2 }, endDate: "–" }),
      ],
    },
    {
      career: {
        work: [
          job("A", { startDate: "2019-03", endDate: "2020-02" }),
          job("B", { startDate: "2014", endDate: "2015" }),
          job("C", { endDate: "present" }),
          job("D", { startDate: "2021-03", endDate: "2021-03" }),
          job("E", { startDate: "2012", endDate: "2013-05" }),
          job("F", { startDate: "2010-02", endDate: "present" }),
        ],
      },
    },
    [
      "11 Times on the site are years and months: the days were left out.",
      '17 "B": "Fall 2014" is written as "2014".',
      '23 "C": "some day" is no time that can be read for certain.',
      '30 "D": "whenever" is no time that can be read for certain. The site says "2021-03" alone: write "present", or the end, in data/.',
    ],
  ],
  [
    "reads other programs' keys, and names them",
    {
      basics: { ...BASICS, profiles: [{ network: "GitHub", username: "mona" }, { network: "Hm" }] },
      experience: [{ company: "Bakery", title: "Baker", from: "2019", achievements: "Bread" }],
      languages: [{ name: "Norwegian", level: "C2" }],
      publications: [{ title: "On bread", website: "ftp:bread" }],
      certificates: ["Oven"],
    },
    {
      contacts: [expect.anything(), { heading: "Social Media", topics: list("GitHub") }],
      career: {
        work: [
          {
            ...{ name: "Bakery", position: "Baker", startDate: "2019", endDate: "present" },
            highlights: ["Bread"],
          },
        ],
        languages: [{ language: "Norwegian", fluency: "C2" }],
        publications: [{ name: "On bread" }],
        certificates: [{ name: "Oven" }],
      },
    },
    [
      '11 "Hm": Left out: a profile needs an address.',
      '33 "On bread": "ftp:bread" is not an address that begins with https://. It was left out.',
    ],
  ],
  [
    "makes Interests of skills and interests, and keeps those of this site",
    {
      basics: BASICS,
      skills: [
        { name: "Dough", level: "Expert", keywords: ["Rye", "Wheat"] },
        { name: "Cream", level: "beginner" },
        "Salt",
      ],
      interests: [
        { name: "Hills", keywords: ["Fells"] },
        { name: "AI", topics: [{ name: "Ovens", level: 61, seniority: "Senior" }] },
      ],
    },
    {
      interests: [
        {
          heading: "Dough",
          topics: [
            { name: "Rye", level: 80, seniority: "Senior" },
            { name: "Wheat", level: 80, seniority: "Senior" },
          ],
        },
        {
          heading: "Skills",
          topics: [
            { name: "Cream", level: 30, seniority: "Beginner" },
            { name: "Salt", level: 50, seniority: "Intermediate" },
          ],
        },
        { heading: "Hills", topics: [{ name: "Fells", level: 50, seniority: "Intermediate" }] },
        { heading: "AI", topics: [{ name: "Ovens", level: 61, seniority: "Senior" }] },
      ],
    },
    [
      "7 A résumé has no levels for Interests, so they are a guess: set yours in data/interests.json.",
    ],
  ],
  [
    "keeps line breaks, lists and emphasis, from Markdown and from HTML",
    {
      basics: BASICS,
      work: [
        job("A", { startDate: "2019", summary: "One,\ntwo.\n\n- **Three**\n- four\n\nFive." }),
        job("B", {
          startDate: "2018",
          summary:
            '<p>One</p><ul><li><p><b>Two</b> &amp; <a href="https://a.example">a</a></p></li></ul>',
          highlights: ["<em>Three</em>"],
        }),
      ],
      projects: [{ name: "Cake", startDate: "2020", summary: "One.\n\n* *Two*\n* three" }],
    },
    {
      career: {
        work: [
          job("A", {
            startDate: "2019",
            endDate: "present",
            summary: "One,\ntwo.\n\nFive.",
            highlights: ["**Three**", "four"],
          }),
          job("B", {
            startDate: "2018",
            endDate: "present",
            summary: "One",
            highlights: ["**Two** & [a](https://a.example)", "*Three*"],
          }),
        ],
      },
      projects: [
        expect.objectContaining({
          description: { whatWasDone: { type: "array", content: ["One.", "*Two*", "three"] } },
        }),
      ],
    },
    [],
  ],
  [
    "reads RenderCV's YAML",
    RENDER_CV,
    {
      site: { owner: { place: "Oslo", phone: "+47-22-33-44-55", summary: "Bakes well." } },
      general: { paragraphs: ["Bakes **well**."] },
      contacts: [
        expect.anything(),
        {
          heading: "Social Media",
          topics: [expect.objectContaining({ link: "https://github.com/mona" })],
        },
      ],
      projects: [expect.objectContaining({ name: "Cake", start: "2014", end: "2014" })],
      career: {
        work: [
          {
            ...{ name: "Bakery", position: "Baker", location: "Oslo", startDate: "2019-03" },
            ...{ endDate: "present", highlights: ["Doubled the dough"] },
          },
        ],
        education: [
          {
            ...{ institution: "School of Bread", area: "Baking", studyType: "BSc" },
            ...{ startDate: "2011", endDate: "2014" },
          },
        ],
        publications: [
          { name: "On bread", releaseDate: "2020-01", url: "https://doi.org/10.1000/bread" },
        ],
        skills: [{ name: "Dough", keywords: ["Rye", "wheat (since 2011, mostly)", "spelt"] }],
      },
    },
    [
      '13 "Bakes **well**.": Its emphasis and links were left out: site.json has plain words.',
      '15 "A line without a place.": Left out: the site has no place for a section of such texts.',
      '32 "Cake": "Fall 2014" is written as "2014".',
      '40 "On bread": "authors" was left out: it has no place on the site.',
    ],
  ],
])("import %s", async (_, resume, expected, sentences) => {
  const { data, remarks } = await imported(resume);
  expect(data).toMatchObject(expected);
  const isGuess = (sentence: string) => sentence.includes("are a guess");
  expect(remarks.filter((it) => !isGuess(it) || sentences.some(isGuess))).toEqual(sentences);
});

test("import clears the unedited examples, and keeps the owner's own", async () => {
  const { data } = await imported({ basics: { ...BASICS, summary: "Bakes." }, work: [job("A")] });
  expect(JSON.stringify(data)).not.toMatch(/of yours|Example project|Say here/);
  expect(data.general).toMatchObject({ featuredProjects: [], paragraphs: ["Bakes."] });
  const own = JSON.stringify([{ heading: "Own", topics: [] }]);
  const files = { ...initialFiles(), "data/interests.json": own };
  expect((await imported({ basics: BASICS }, files)).data.interests).toEqual(JSON.parse(own));
});

test("import --force renames title and greeting with the owner", async () => {
  const other = { basics: { name: "Ola Invented", label: "Cook" } };
  const { data } = await imported(other, initialFiles(), true);
  expect(data.site).toMatchObject({
    title: "Ola Invented",
    description: "Ola Invented, Cook: portfolio and résumé.",
  });
  expect(data.general.heading).toBe("Hello, I’m Ola Invented");
});
