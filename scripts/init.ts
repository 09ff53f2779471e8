import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import type { z } from "zod";
import { DATA_FOLDER, projectRoot, STATIC_FOLDER } from "../src/content/files";
import { zodErrorMap } from "../src/content/json";
import { meantHttpsAddress } from "../src/content/schema";
import { itemsOf, recordOf } from "../src/lib/unknownValue";
import { isTemplate, siteSchema } from "../src/site";
import { asJson, readData, runCommand, writeData } from "./dataFiles";
import { printReport } from "./printReport";
import { postTemplate, projectTemplate } from "./templates/additions";
import { type Answers, EXAMPLE_PROJECT, startFiles } from "./templates/start";

const USAGE = `npm run init -- [--name "…"] [--role "…"] [--email "…"] [--place "…"] [--site "…"] [--repository "…"]

Asks who you are, removes the sample from data/ and static/, and writes your first files. place and repository may be left
out. Files of your own in data/ and static/ stay. It refuses to start while these folders have uncommitted changes.
Without Git it keeps a copy of both folders.`;

const NEXT = `
data/ is yours now. Most files have an example that shows how they are written.

  npm run develop                  shows the site at http://localhost:8000 while you write
  npm run new -- project "Name"    adds a project; likewise post, page, app and experiment
  npm run check:content            names errors, and every place that is still an example

`;
const PATTERNS =
  "The section Design Patterns shows code of the site itself: take its line out of data/navigation.json if it is not for you.\n";
const GUIDE = "docs/guide/README.md goes on from here.";

const next = (): string => {
  const isListed = itemsOf(readData("navigation.json").value)
    .map(recordOf)
    .some(({ title, section = title }) => section === "Design Patterns");
  return NEXT + (isListed ? PATTERNS : "") + GUIDE;
};

const { siteUrl, repository, owner } = siteSchema.shape;

/** In this order. A question needs no answer if its schema is optional. */
const QUESTIONS: Readonly<Record<keyof Answers, { ask: string; schema: z.ZodType }>> = {
  name: { ask: "What is your name?", schema: owner.shape.name },
  role: { ask: "What is your profession?", schema: owner.shape.role },
  email: { ask: "At which e-mail address may people write to you?", schema: owner.shape.email },
  place: { ask: "Where do you live or work? (Enter leaves it out.)", schema: owner.shape.place },
  site: { ask: "At which address will the site be? (You can change it later.)", schema: siteUrl },
  repository: { ask: "At which address is its source? (Enter leaves it out.)", schema: repository },
};

const NAMES = Object.keys(QUESTIONS) as (keyof Answers)[];

/** A bare domain is an address, too. */
const tidied = (name: keyof Answers, answer: string): string | undefined => {
  const text = answer.normalize("NFC").trim();
  const address = name === "site" || name === "repository" ? meantHttpsAddress(text) : undefined;
  return address ?? (text || undefined);
};

/** The answers: from the options; the terminal asks for those that are missing. */
const collectAnswers = async (given: Partial<Answers>): Promise<Answers> => {
  const answers: Record<string, string | undefined> = {};
  const isNeeded = (name: keyof Answers) => !QUESTIONS[name].schema.safeParse(undefined).success;
  const isAllGiven = NAMES.every((name) => given[name] !== undefined || !isNeeded(name));
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const lines = prompt[Symbol.asyncIterator]();
  for (const name of NAMES) {
    let answer = given[name];
    while (answer !== undefined || !isAllGiven) {
      if (answer === undefined) {
        process.stdout.write(`${QUESTIONS[name].ask} `);
        const line = await lines.next();
        if (line.done)
          throw new Error(`\nThe answer to ${name} is missing. Nothing was changed.\n\n${USAGE}`);
        answer = line.value;
      }
      const { error } = QUESTIONS[name].schema.safeParse(tidied(name, answer), {
        error: zodErrorMap,
      });
      answers[name] = tidied(name, answer);
      answer = undefined;
      if (error === undefined) break;
      if (isAllGiven)
        throw new Error(`--${name}: ${error.issues[0]?.message} Nothing was changed.`);
      console.log(error.issues[0]?.message);
    }
  }
  prompt.close();
  return answers as unknown as Answers;
};

const COVERS =
  "avocado hdbcsi lifebit-ai makestar marshall-goldsmith menus real-spiel resume-shapes rocky-robots which-window without-scripts";

/** The sample's files that a new owner has no use for, and the folders that they leave empty. */
const SAMPLE_FILES = [
  "data/career.de.json",
  "data/pictures/alex.svg",
  ...[0, 2, 3, 4, 5, 6].flatMap((number) =>
    ["", "-light"].map((theme) => `data/wallpapers/bg${number}${theme}.jpg`),
  ),
  ...COVERS.split(" ").map((name) => `static/covers/${name}.svg`),
  "static/credits",
  ...["avocado", "lifebit-ai", "rocky-robots"].map((name) => `static/experiments/${name}`),
  "static/fonts/geist.css",
  "static/favicon.svg",
  "static/movie-platform",
  "static/status-board",
];
const KEPT_FOLDERS = ["data/pictures", "data/pages", "static/covers"];

/** The font of the sample's framed site, which nothing else uses. */
const SAMPLE_FONT = "https://github.com/alexeiva/poiretone";

/** Without the credits for the sample's own parts, and without groups that this empties. */
const ownCredits = (groups: unknown): unknown[] =>
  itemsOf(groups).flatMap((group) => {
    const { topics, ...others } = recordOf(group);
    const left = itemsOf(topics).filter((topic) => {
      const link = String(recordOf(topic).link);
      return link !== SAMPLE_FONT && !link.startsWith("https://example.com/");
    });
    return left.length === 0 ? [] : [{ ...others, topics: left }];
  });

/** Changes that Git doesn't have yet; undefined without a repository. */
const uncommitted = (): string[] | undefined => {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: projectRoot(), encoding: "utf8", stdio: "pipe" });
  try {
    git("ls-files", "--error-unmatch", "data/site.json");
    return git("status", "--porcelain", "--", "data", "static").split("\n").filter(Boolean);
  } catch {
    return undefined;
  }
};

/** Without Git nothing else has what the sample's files say by now. */
const keepCopy = (): void => {
  const copy = fs.mkdtempSync(path.join(projectRoot(), "before-init-"));
  for (const name of [DATA_FOLDER, STATIC_FOLDER].filter((it) => fs.existsSync(it)))
    fs.cpSync(path.join(projectRoot(), name), path.join(copy, name), { recursive: true });
  console.log(`Git does not have data/ and static/: a copy is in ${path.basename(copy)}/.`);
};

/** Removes the sample and writes the owner's first files. Other files stay. */
const writeStart = (answers: Answers): void => {
  const file = (name: string) => path.join(projectRoot(), name);
  const slices = {
    ...startFiles(answers),
    // Sections that the sample's own pages make go with them.
    navigation: itemsOf(readData("navigation.json").value).filter((item) => !recordOf(item).page),
    settings: ownCredits(readData("settings.json").value),
    attribution: ownCredits(readData("attribution.json").value),
  };
  writeData({
    ...Object.fromEntries(
      Object.entries(slices).map(([name, value]) => [`${name}.json`, asJson(value)]),
    ),
    "posts/example-post.md": postTemplate("Example post"),
    "projects/example-project.md": projectTemplate(EXAMPLE_PROJECT),
  });
  for (const name of SAMPLE_FILES) fs.rmSync(file(name), { recursive: true, force: true });
  // Git forgets empty folders.
  for (const folder of KEPT_FOLDERS) {
    fs.mkdirSync(file(folder), { recursive: true });
    if (fs.readdirSync(file(folder)).length === 0) fs.writeFileSync(file(`${folder}/.gitkeep`), "");
  }
};

runCommand(async () => {
  const text = { type: "string" } as const;
  const options = {
    name: text,
    role: text,
    email: text,
    place: text,
    site: text,
    repository: text,
  };
  const given = parseArgs({ options }).values;
  const site = recordOf(readData("site.json").value);
  const changes = uncommitted();
  if (changes === undefined && !isTemplate(String(recordOf(site.owner).name))) {
    throw new Error(
      "data/ has content of yours that is not in Git. Nothing was changed. To begin again, first: git init && git add . && git commit -m Before",
    );
  }
  if (changes !== undefined && changes.length > 0) {
    throw new Error(
      `Commit these files first, so that no work is lost: git add data static && git commit. Nothing was changed.\n\n${changes.join("\n")}`,
    );
  }
  const answers = await collectAnswers(given);
  if (changes === undefined) keepCopy();
  writeStart(answers);
  await printReport();
  console.log(next());
}, USAGE);
