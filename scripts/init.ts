import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { findSample } from "../src/build/sample/findSample";
import { sayCheck } from "./content/sayCheck";
import { collectAnswers, type Terminal } from "./init/collectAnswers";
import { ownersWork } from "./init/ownersWork";
import { QUESTION_NAMES } from "./init/questions";
import { writeStart } from "./init/writeStart";

const SHOWN_FILES = 5;

const readOptions = () =>
  parseArgs({
    options: {
      name: { type: "string" },
      role: { type: "string" },
      email: { type: "string" },
      place: { type: "string" },
      site: { type: "string" },
      repository: { type: "string" },
      force: { type: "boolean", default: false },
    },
  }).values;

const alreadyYours = (files: readonly string[]): string => {
  const more = files.length - SHOWN_FILES;
  const names = files.slice(0, SHOWN_FILES).join(", ") + (more > 0 ? ` and ${more} more` : "");
  return (
    `Somebody has written in data/ already: ${names}.\n` +
    "Nothing was changed. To begin anew, which overwrites what the JSON files say: npm run init -- --force"
  );
};

const nextSteps = (): string =>
  [
    "",
    "data/ is yours now. Most files have an example that shows how they are written.",
    "",
    "  npm run develop                  shows the site at http://localhost:8000 while you write",
    '  npm run new -- project "Name"    adds a project; post, page and app are added alike',
    `  npm run check:sample             names every place that is still an example (${findSample().length} now)`,
    "",
    "docs/owner.md goes on from here.",
  ].join("\n");

/** Asks with Node's own prompt. */
const openTerminal = () => {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const terminal: Terminal = {
    ask: (question) =>
      prompt.question(`${question} `).catch(() => {
        throw new Error("\nThe questions were left. Nothing was changed.");
      }),
    say: console.log,
  };
  return { terminal, close: () => prompt.close() };
};

/** `npm run init`: the sample goes, and a new owner's first files come. */
const main = async (): Promise<void> => {
  const { force, ...options } = readOptions();
  const work = ownersWork();
  if (work.length > 0 && !force) throw new Error(alreadyYours(work));
  const isAllGiven = QUESTION_NAMES.every((name) => options[name] !== undefined);
  const asked = process.stdin.isTTY && !isAllGiven ? openTerminal() : undefined;
  const collected = await collectAnswers(options, asked?.terminal);
  asked?.close();
  if (!collected.ok) throw new Error(collected.sentences.join("\n"));
  writeStart(collected.answers);
  await sayCheck();
  console.log(nextSteps());
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
