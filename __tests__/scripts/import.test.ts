import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { clean } from "../../scripts/import/clean";
import { importResume } from "../../scripts/import/importResume";
import { readTime } from "../../scripts/import/readTime";
import { projectTemplate } from "../../scripts/templates/additions";
import { EXAMPLE_PROJECT, startFiles } from "../../scripts/templates/start";
import { checkContent } from "../../src/site";
import { contentProject, type Files, writeFile } from "../support/contentProject";
import { silentLosses } from "../support/silentLosses";

const IMPORTS = path.join(__dirname, "imports");

const NAME = "Mona Made-Up";
const OWNER = { name: NAME, role: "Baker", email: "mona@madeup.example" };
const BASICS = { name: NAME, label: "Baker", email: OWNER.email };

/** The files of `npm run init`, without the wallpaper. */
const initialFiles = (): Files => {
  const { wallpapers: _, ...files } = startFiles({ ...OWNER, site: "https://mona.example.net" });
  return {
    "data/projects/example-project.md": projectTemplate(EXAMPLE_PROJECT),
    ...Object.fromEntries(
      Object.entries(files).map(([name, value]) => [`data/${name}.json`, JSON.stringify(value)]),
    ),
  };
};

/** Imports a résumé, a record or the text of a YAML file; the data files' values, and the warnings as "line message". */
const imported = async (resume: object | string, files: Files = initialFiles(), force = false) => {
  const root = contentProject(files);
  const name = typeof resume === "string" ? "mine.yaml" : "mine.json";
  writeFile(root, name, typeof resume === "string" ? resume : JSON.stringify(resume, null, 1));
  const { warnings } = await importResume(path.join(root, name), force);
  const checked = await checkContent();
  expect(checked).toMatchObject({ ok: true });
  const texts = checked.ok ? checked.markdown.projects : [];
  const projects = texts.map(({ listed, body }) => ({ ...listed, body }));
  const data = Object.fromEntries(
    ["site", "general", "contacts", "interests", "career"].map((it) => [
      it,
      JSON.parse(fs.readFileSync(path.join(root, `data/${it}.json`), "utf8")),
    ]),
  );
  const inOrder = warnings.sort((one, other) => one.line - other.line);
  return {
    data: Object.assign(data, { projects }),
    warnings: inOrder.map(({ line, message }) => `${line} ${message}`),
  };
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
  "2028 (expected)": "2028 more",
  "2020年3月（9个月）": "2020-03 more",
  soon: "",
  NA: "",
};

const NOW = [
  ..."ongoing heute Aujourd’hui actualidad oggi nå obecnie 至今 現在".split(" "),
  ...["à ce jour", "по настоящее время", "حتى الآن", "bis heute"],
];

const NOW_WITH_REMARK = ["至今（9个月）", "bis heute (Elternzeit)", "à ce jour [9 mois]"];

test.each([
  ...Object.entries(READ_TIMES),
  ...NOW.map((it) => [it, "present"] as const),
  ...NOW_WITH_REMARK.map((it) => [it, "present more"] as const),
])("import reads the date %s as %s", (text, read) => {
  const { time, lost } = readTime(text);
  expect([time, lost].filter(Boolean).join(" ")).toBe(read);
});

/** A résumé, and in a second document of YAML what becomes of it. */
test.each(fs.readdirSync(IMPORTS))("import of %s loses nothing in silence", async (name) => {
  const [resume = "", expected = ""] = fs
    .readFileSync(path.join(IMPORTS, name), "utf8")
    .split("---\n");
  const { data, warnings } = await imported(resume);
  const { data: known, warnings: sentences } = parse(expected);
  expect(data).toMatchObject(known);
  expect(warnings).toEqual(sentences);
  expect(await silentLosses(resume, warnings)).toEqual([]);
});

test("import clears the unedited examples, and keeps the owner's own", async () => {
  const { data } = await imported({
    basics: { ...BASICS, summary: "Bakes." },
    work: [{ name: "A", position: "B" }],
  });
  expect(JSON.stringify(data)).not.toMatch(/of yours|Example project|Say here/);
  expect(data.general).toMatchObject({ featuredProjects: [], paragraphs: [] });
  const own = JSON.stringify([{ heading: "Own", topics: [] }]);
  const files = { ...initialFiles(), "data/interests.json": own };
  const skilled = { basics: BASICS, skills: ["Dough"] };
  expect((await imported(skilled, files)).data.interests).toEqual(JSON.parse(own));
  expect((await imported(skilled, files, true)).data.interests).toMatchObject([
    { heading: "Skills" },
  ]);
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

test("import reads YAML below its first line, and shows where it can't", async () => {
  const { warnings } = await imported("---\nbasics: { name: Ola Invented }\n...\n");
  expect(warnings).toEqual(['2 "Ola Invented" was left out: site.json says "Mona Made-Up".']);
  await expect(imported("cv:\n  name: Mona: Baker\n")).rejects.toThrow(
    /mine\.yaml:2:\d+ {2}A text with a colon and a space in it needs "double quotes" around it\./,
  );
});

test("import leaves expected degrees, publications and certificates in the future", () => {
  const expected = {
    education: [{ institution: "A", startDate: "2024", endDate: "2099-06" }],
    publications: [{ name: "B", releaseDate: "2099" }],
    certificates: [{ name: "C", date: "2020", endDate: "2099-01" }],
  };
  expect(clean(expected, () => {}).resume).toEqual(expected);
});

/** A record in place of a list, or another format, and what the refusal says. */
const REFUSED: readonly (readonly [object, string])[] = [
  [
    { name: "Robin Muster", info: { label: "Engineer" }, employment: { history: [{}] } },
    "npx hackmyresume convert mine.json TO resume.json",
  ],
  [{ name: "Robin Muster", meta: { format: "FRESH@0.6.0" } }, "is FRESH."],
  [{ basics: BASICS, work: { items: [{ name: "A" }] } }, 'mine.json:7:10  "work" is a record'],
  [{ basics: BASICS, sections: { experience: { items: [] } } }, '"sections" is a record'],
  [{ basics: { profiles: { github: "mona" } } }, '"profiles" is a record'],
  [{ basics: BASICS, skills: { tools: ["Oven"] } }, "https://jsonresume.org/schema"],
];

test.each(REFUSED)("import refuses %j, changes nothing and says the way", async (resume, way) => {
  const root = contentProject(initialFiles());
  const before = fs.readFileSync(path.join(root, "data/career.json"), "utf8");
  writeFile(root, "mine.json", JSON.stringify(resume, null, 1));
  const refusal = importResume(path.join(root, "mine.json"), true);
  await expect(refusal).rejects.toThrow(way);
  await expect(refusal).rejects.toThrow("Nothing was changed.");
  expect(fs.readFileSync(path.join(root, "data/career.json"), "utf8")).toBe(before);
});

test.each(["positions.csv", "profile.json"])(
  "import of %s names the formats that it reads",
  async (name) => {
    const root = contentProject(initialFiles());
    writeFile(root, name, name.endsWith("csv") ? "Company,Title\nA,B" : '{ "positions": [] }');
    await expect(importResume(path.join(root, name))).rejects.toThrow(
      /JSON Resume \(\.json or \.yaml\) and RenderCV's YAML/,
    );
  },
);
