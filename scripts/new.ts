import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { applyEdits, type JSONPath, modify } from "jsonc-parser";
import { APPLICATION_FILE, applicationFolder, LETTER_FILE } from "../src/application";
import { quote } from "../src/content/diagnostics";
import { projectRoot, STATIC_FOLDER } from "../src/content/files";
import { pageAddress } from "../src/content/section";
import { slugOf } from "../src/content/text";
import { itemsOf, recordOf } from "../src/lib/unknownValue";
import { holderOf, recordFileName, siteWithApps } from "../src/site";
import { words } from "../src/words/words";
import { addTranslation } from "./addTranslation";
import { asJson, listMarkdown, readData, runCommand, writeData } from "./dataFiles";
import { printReport } from "./printReport";
import {
  applicationTemplate,
  appTemplate,
  experimentTemplate,
  pageTemplate,
  postTemplate,
  projectTemplate,
} from "./templates/additions";

const USAGE = `npm run new -- project|post|page|app|experiment|application "Name"
npm run new -- translation de

Adds a filled-in example of this name to data/, to static/experiments/ or to applications/; or files for the texts of the site in another language.`;

/** A data file's text with an item added to a list, in its layout; -1 is the list's end. Creates a missing list. */
const withItem = (file: string, place: JSONPath, item: unknown): string => {
  const { text } = readData(file);
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const formattingOptions = { insertSpaces: !/^\t/m.test(text), tabSize: 2, eol };
  try {
    const options = { formattingOptions, isArrayInsertion: true };
    return applyEdits(text, modify(text, place, item, options));
  } catch {
    const list = typeof place[0] === "string" ? `${quote(place[0])} in ` : "";
    throw new Error(
      `${list}data/${file} is not a list in [square brackets], so nothing was changed. npm run check:content says more.`,
    );
  }
};

/** Names must differ in more than capitals and spaces: they become addresses. */
const refuseTaken = (name: string, taken: readonly unknown[], where: string): void => {
  const same = taken.find((other) => typeof other === "string" && slugOf(other) === slugOf(name));
  if (same === undefined) return;
  const like = same === name ? "" : `, which has the same address as ${quote(name)}`;
  throw new Error(`There is already ${quote(same)} in ${where}${like}. Choose another name.`);
};

/** The addresses of sections and windows must not be those of the site itself, the résumé or a file of `static/`. */
const refuseHeld = (name: string): void => {
  const holder = holderOf(slugOf(name), readData("career.json").value !== undefined);
  if (holder === undefined) return;
  const address = pageAddress("/", name);
  throw new Error(
    `${quote(name)} would have the address ${address}, which is ${holder}. Choose another name.`,
  );
};

const valuesOf = (items: unknown, key: string): unknown[] =>
  itemsOf(items).map((item) => recordOf(item)[key]);

const titlesOfWindows = (): unknown[] => {
  const { data } = siteWithApps.safeParse(readData("site.json").value);
  return (data?.framedApps ?? []).flatMap(({ title, label }) => [title, label]);
};

/** Adds a text in Markdown, whose list may also have items in JSON. */
const addText = (list: string, name: string, template: (name: string) => string): string => {
  const slug = recordFileName(name);
  refuseTaken(slug, listMarkdown(list), `data/${list}/`);
  refuseTaken(name, valuesOf(readData(`${list}.json`).value, "name"), `data/${list}.json`);
  writeData({ [`${list}/${slug}.md`]: template(name) });
  return `data/${list}/${slug}.md`;
};

/** The kinds that can be added. Each writes an example of that name and returns its place. */
const ADDITIONS: Readonly<Record<string, (name: string) => string | Promise<string>>> = {
  project: (name) => addText("projects", name, projectTemplate),
  post: (name) => addText("posts", name, postTemplate),
  page: (name) => {
    const { value } = readData("navigation.json");
    const page = `pages/${slugOf(name)}.md`;
    refuseTaken(slugOf(name), listMarkdown("pages"), "data/pages/");
    refuseTaken(name, valuesOf(value, "title"), "data/navigation.json");
    refuseTaken(name, titlesOfWindows(), "data/site.json");
    refuseHeld(name);
    const item = { title: name, icon: "lucide:file-text", page };
    writeData({
      [page]: pageTemplate(name),
      "navigation.json": withItem("navigation.json", [-1], item),
    });
    return `data/${page}, listed at the end of data/navigation.json`;
  },
  // Windows have addresses beside those of the sections.
  app: (name) => {
    const sections = valuesOf(readData("navigation.json").value, "title");
    refuseTaken(name, titlesOfWindows(), "data/site.json");
    refuseTaken(name, sections, "data/navigation.json");
    refuseTaken(name, Object.values(words.titles), "the site itself");
    refuseHeld(name);
    writeData({ "site.json": withItem("site.json", ["framedApps", -1], appTemplate(name)) });
    return "data/site.json, under framedApps";
  },
  experiment: (name) => {
    const address = pageAddress("/experiments/", name);
    const file = `${STATIC_FOLDER}${address}index.html`;
    const at = path.join(projectRoot(), file);
    if (fs.existsSync(at)) throw new Error(`There is already ${file}. Choose another name.`);
    fs.mkdirSync(path.dirname(at), { recursive: true });
    fs.writeFileSync(at, experimentTemplate(name));
    return `${file}, which a project names as its experiment, ${quote(address)}`;
  },
  translation: addTranslation,
  application: (name) => {
    const folder = slugOf(name);
    const at = applicationFolder(folder);
    if (fs.existsSync(at)) throw new Error(`There is already applications/${folder}/.`);
    fs.mkdirSync(at, { recursive: true });
    const { file, letter } = applicationTemplate(name);
    fs.writeFileSync(path.join(at, APPLICATION_FILE), asJson(file));
    fs.writeFileSync(path.join(at, LETTER_FILE), letter);
    return `applications/${folder}/, which Git ignores (npm run application -- ${folder} seals it)`;
  },
};

runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [kind = "", ...names] = positionals;
  if (!Object.hasOwn(ADDITIONS, kind)) {
    throw new Error(`${kind ? quote(kind) : "Nothing"} can't be added. ${USAGE}`);
  }
  // Without quotes a name comes as several words.
  const name = names.join(" ").normalize("NFC").trim();
  const missing =
    kind === "translation"
      ? "The translation needs a language: npm run new -- translation de"
      : `The ${kind} needs a name: npm run new -- ${kind} "Name"`;
  if (name === "") throw new Error(missing);
  console.log(`Added to ${await ADDITIONS[kind]?.(name)}. Fill it in.`);
  if (kind === "application") return;
  await printReport();
}, USAGE);
