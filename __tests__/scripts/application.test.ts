import fs from "node:fs";
import path from "node:path";
import type { Application } from "../../src/contract/application";
import { linkIn, unseal } from "../../src/lib/sealed";
import { dataOf } from "../support/contentFiles";
import { contentProject, type Files, writeFile } from "../support/contentProject";
import { runScript } from "../support/runScript";

const FILE = "applications/acme/application.json";
const LETTER = "applications/acme/letter.md";

const project = (files: Files = {}) => {
  const root = contentProject(files);
  const run = (...words: string[]) => runScript(root, "application", ...words);
  const sealedFiles = () => {
    const folder = path.join(root, "static/for");
    return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  };
  /** The plain text behind a printed link. */
  const open = async (says: string) => {
    const link = linkIn(/#\S+/.exec(says)?.[0] ?? "");
    if (link === null) throw new Error(says);
    const text = fs.readFileSync(path.join(root, `static/for/${link.id}.json`), "utf8");
    return (await unseal(JSON.parse(text), link)) as Application;
  };
  return { root, run, sealedFiles, open };
};

test("an application is made, filled in, sealed again at the same link, and withdrawn", async () => {
  const { root, run, sealedFiles, open } = project();
  const fillIn = () => {
    writeFile(root, FILE, '{ "reader": "Acme" }');
    writeFile(root, LETTER, "Dear reader,\n\nhere I am.");
  };
  expect(runScript(root, "new", "application", "Acme")).toMatchObject({ ok: true });
  expect(runScript(root, "new", "application", "Acme").says).toContain("already");
  const { says } = run("acme");
  expect(says).toContain(`${LETTER}:3:1  This is still the example.`);
  expect(says).toContain(`${FILE}:3:16  This is still the example.`);
  expect(sealedFiles()).toEqual([]);
  fillIn();
  const first = run("acme");
  expect(await open(first.says)).toMatchObject({ reader: "Acme", projects: [] });
  const second = run("acme", "--expires", "2090-01-31");
  expect(/#\S+/.exec(second.says)?.[0]).toBe(/#\S+/.exec(first.says)?.[0]);
  expect(await open(second.says)).toMatchObject({ lastDay: { date: "2090-01-31" } });
  expect(sealedFiles()).toHaveLength(1);
  expect(run("acme", "--remove")).toMatchObject({ ok: true });
  expect(sealedFiles()).toEqual([]);
  expect(run("acme", "--remove").says).toContain("nothing to withdraw");
  expect(run("acme").says).not.toContain(/#\S+/.exec(first.says)?.[0]);
});

test("it has its own headline, phone, skills and projects, in its order, in the résumé too", async () => {
  const chosen = dataOf("projects")
    .map(({ name }: { name: string }) => name)
    .reverse();
  const career = {
    work: [],
    skills: [{ name: "Testing" }, { name: "Design" }, { name: "Data" }],
  };
  const { run, open } = project({
    "data/career.json": JSON.stringify(career),
    [FILE]: JSON.stringify({
      reader: "Acme",
      headline: "I build wheels.",
      phone: "+44 20 7946 0000",
      projects: chosen,
      skills: ["Data", "Testing"],
    }),
    [LETTER]: "Dear *Ms Rider*,\n\n- one\n- two\n",
  });
  const { resume, ...application } = await open(run("acme").says);
  expect(application.headline).toBe("I build wheels.");
  expect(application.letter).toContain("<li>two</li>");
  expect(application.projects.map(({ name }) => name)).toEqual(chosen);
  const named = resume?.matchAll(/<(?:h5|strong)>(?:<[^>]+>)*([^<]+)/g) ?? [];
  expect([...named].map(([, name]) => name)).toEqual([...chosen, "Data", "Testing", "AI"]);
  expect(resume).toContain("+44 20 7946 0000");
  expect(resume).toContain("I build wheels.");
});

test.each<[name: string, files: Files, expected: string]>([
  [
    "an unknown key",
    { [FILE]: '{ "reader": "Acme", "headlin": "x" }' },
    `${FILE}:1:21  The key "headlin" is unknown here. Did you mean "headline"?`,
  ],
  [
    "an unknown project",
    { [FILE]: '{ "reader": "Acme",\n "projects": ["Nothing"] }' },
    `${FILE}:2:15  There is no project called "Nothing".`,
  ],
  [
    "a day that is over",
    { [FILE]: '{ "reader": "Acme", "expires": "2020-01-31" }' },
    `${FILE}:1:32  "2020-01-31" is over.`,
  ],
  [
    "what is no day",
    { [FILE]: '{ "reader": "Acme", "expires": "2027-02-30" }' },
    `${FILE}:1:32  "2027-02-30" is not a day such as "2027-01-31".`,
  ],
  [
    "an empty letter",
    { [FILE]: '{ "reader": "Acme" }', [LETTER]: "\n" },
    `${LETTER}:1:1  The letter is empty.`,
  ],
  [
    "a picture in the letter",
    { [FILE]: '{ "reader": "Acme" }', [LETTER]: "Dear\n\n![Me](me.jpg)" },
    `${LETTER}:3:1  A letter can have no picture`,
  ],
])("%s is refused with its place", (_, files, expected) => {
  const { run, sealedFiles } = project({ [LETTER]: "Dear reader", ...files });
  const { ok, says } = run("acme");
  expect(ok).toBe(false);
  expect(says).toContain(expected);
  expect(sealedFiles()).toEqual([]);
});

test("a day of --expires that is over is refused by that name", () => {
  const { run, sealedFiles } = project({ [FILE]: '{ "reader": "Acme" }', [LETTER]: "Dear reader" });
  const { ok, says } = run("acme", "--expires", "2020-01-31");
  expect(ok).toBe(false);
  expect(says).toContain('--expires: "2020-01-31" is over.');
  expect(sealedFiles()).toEqual([]);
});

test("of a folder that is not there the nearest is named", () => {
  const { run } = project({ [FILE]: '{ "reader": "Acme" }' });
  expect(run("acne").says).toContain('Did you mean "acme"?');
});
