import { jsonResume } from "../../src/resume/jsonResume";
import { plainText } from "../../src/resume/plainText";
import { resumeHtml } from "../../src/resume/resumeHtml";
import { wordFile } from "../../src/resume/wordFile";
import { CAREER, careerFiles, OWNER } from "../support/careerContent";
import { checkedContent, type Files } from "../support/contentProject";
import { readWord } from "../support/readWord";
import { resumeOfContent } from "../support/resumeOfContent";
import { aJob, aProject, aResume, pageOf, squeezed } from "./support";

const formsOf = async (files: Files) => {
  const resume = resumeOfContent((await checkedContent(files)).content);
  const page = pageOf(resume);
  const word = await readWord(await wordFile(resume));
  return {
    word: [...word.paragraphs, ...word.links].join(" "),
    text: plainText(resume),
    json: JSON.stringify(jsonResume(resume)),
    page: [...page.texts, ...page.links].join(" "),
  };
};

/** Every text in a value, without dates: each form writes them in its own way. */
const textsIn = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, part]) => (/date$/i.test(key) ? [] : textsIn(part)))
    : [String(value)];

const FACTS = [
  ...textsIn(CAREER),
  ...textsIn(OWNER),
  ...["GitHub", "https://example.com/alex", "Source", "https://tide.example.org"],
  ...[
    "Table",
    "It scrolls.",
    "Drew rows.",
    "Kept the head.",
    "Writer",
    "Data tables",
    "Forms",
    "Designer",
    "Elm",
  ],
];

test.each(["text", "json", "page", "word"] as const)(
  "every fact of the owner is in the résumé's %s",
  async (form) => {
    const written = squeezed((await formsOf(careerFiles))[form]);
    expect(FACTS.filter((fact) => !written.includes(squeezed(fact)))).toEqual([]);
  },
);

test("a job's texts are Markdown, on paper too, and plain words in the text and the Word file", async () => {
  const work = [
    {
      ...{ name: "Oak", position: "Cook", summary: "One,\n**two**\n\nthree & <four>." },
      highlights: ["A [list](https://a.example)"],
    },
  ];
  const { text, page, json, word } = await formsOf({
    ...careerFiles,
    "data/career.json": JSON.stringify({ work }),
  });
  expect(text).toContain("One, two\nthree & <four>.\n- A list\n");
  expect(squeezed(word)).toContain(squeezed("One, two three & <four>. A list"));
  expect(page).toContain("One,\n two");
  expect(page).toContain("three & <four>.");
  expect(page).toContain("https://a.example");
  expect(JSON.parse(json).work[0]).toMatchObject(work[0] ?? {});
});

test("times are in words in the text and on the page, in dates in the JSON", async () => {
  const { text, page, json } = await formsOf(careerFiles);
  for (const time of ["Sep 2022 – present", "2015 – Feb 2016", "Mar 2019 – present"]) {
    expect(squeezed(text)).toContain(squeezed(time));
    expect(squeezed(page)).toContain(squeezed(time));
  }
  expect(json).toContain('"startDate":"2022-09"');
  expect(json).not.toContain('"present"');
});

test("roles that follow each other at one employer are under its name, with what differs", async () => {
  const oak = { name: "Oak", location: "Oslo", url: "https://oak.example", summary: "Led." };
  const work = [
    aJob({ ...oak, position: "Lead", time: "2021 – present" }),
    aJob({ ...oak, name: "oak ", position: "Writer", time: "2019 – 2021", location: "Bergen" }),
    aJob({ name: "Elm", position: "Cook", time: "2018" }),
    aJob({ ...oak, position: "Guest", time: "2017" }),
  ];
  const resume = aResume({ work });
  const order = [
    ...["Oak", "oak.example", "Lead", "2021 – present", "Oslo", "Led."],
    ...["Writer", "2019 – 2021", "Bergen", "Led.", "Cook", "Elm", "2018"],
    ...["Guest", "Oak", "2017", "Oslo", "oak.example"],
  ];
  const { paragraphs } = await readWord(await wordFile(resume));
  const forms = [paragraphs.join(" "), plainText(resume), pageOf(resume).texts.join(" ")];
  const inOrder = new RegExp(order.join(".*?"), "s");
  for (const form of forms) expect(form).toMatch(inOrder);
  expect(resumeHtml(resume, 1)).toMatch(
    /<h3>Oak<\/h3>.*<h4>Lead<\/h4>.*<h4>Writer<\/h4>.*<h3>Cook<\/h3>/,
  );
});

test("each job's dates are in the Word file's line of its employer, and no table is", async () => {
  const work = [
    aJob({ name: "Oak Ltd", time: "2015 – 2018" }),
    aJob({ name: "Elm & Sons", time: "2019 – present" }),
  ];
  const { paragraphs, body } = await readWord(await wordFile(aResume({ work })));
  expect(paragraphs.filter((text) => /20\d\d/.test(text))).toEqual([
    "Oak Ltd · 2015 – 2018",
    "Elm & Sons · 2019 – present",
  ]);
  expect(body).not.toContain("<w:tbl>");
});

test("the name in the Word file has the owner's accent, and so has the rule above it", async () => {
  const { body } = await readWord(await wordFile(aResume({ accent: "#8a2b4d" })));
  const [title] = body.match(/<w:p>.*?<\/w:p>/s) ?? [];
  expect(title).toMatch(/<w:top [^>]*w:color="8A2B4D"/i);
});

test("a job's projects are indented in the Word file, each with its points", async () => {
  const project = aProject({ description: "Calm.", points: ["Drew rows."] });
  const { body } = await readWord(
    await wordFile(aResume({ work: [aJob({ projects: [project] })] })),
  );
  const paragraphs = body.match(/<w:p>.*?<\/w:p>/gs) ?? [];
  const indented = paragraphs.filter((it) => /<w:ind w:start="360"|<w:ilvl w:val="1"/.test(it));
  const said = indented.map((it) => it.replace(/<[^>]*>/g, ""));
  expect(said).toEqual(["Acorn", "2020", "Calm.", "Drew rows."]);
});
