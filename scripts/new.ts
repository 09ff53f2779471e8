import { parseArgs } from "node:util";
import { applyEdits, type JSONPath, modify } from "jsonc-parser";
import { quote } from "../src/build/diagnostics/quote";
import { postFileName } from "../src/build/markdown/checkMarkdown";
import { itemsOf, recordOf } from "../src/build/record";
import { slugOf } from "../src/build/slug";
import { sayCheck } from "./content/sayCheck";
import { listMarkdown, readData, runCommand, writeData } from "./dataFiles";
import { appTemplate, pageTemplate, postTemplate, projectTemplate } from "./templates/additions";

const USAGE = `npm run new -- project|post|page|app "Name"

Adds a filled-in example of this name to data/.`;

/** Adds an item to a list in a JSON text and keeps its layout; -1 is the list's end. Creates a missing list. */
const insertItem = (text: string, place: JSONPath, item: unknown): string => {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const formattingOptions = { insertSpaces: !/^\t/m.test(text), tabSize: 2, eol };
  return applyEdits(text, modify(text, place, item, { formattingOptions, isArrayInsertion: true }));
};

/** Names must differ in more than capitals and spaces: they become addresses. */
const refuseTaken = (name: string, taken: readonly unknown[], where: string): void => {
  const same = taken.find((other) => typeof other === "string" && slugOf(other) === slugOf(name));
  if (same === undefined) return;
  const like = same === name ? "" : `, which has the same address as ${quote(name)}`;
  throw new Error(`There is already ${quote(same)} in ${where}${like}. Choose another name.`);
};

const valuesOf = (items: unknown, key: string): unknown[] =>
  itemsOf(items).map((item) => recordOf(item)[key]);

/** The kinds that can be added. Each writes an example of that name and returns its place. */
const ADDITIONS: Readonly<Record<string, (name: string) => string>> = {
  project: (name) => {
    const { text, value } = readData("projects.json");
    refuseTaken(name, valuesOf(value, "name"), "data/projects.json");
    writeData("projects.json", insertItem(text, [0], projectTemplate(name)));
    return "data/projects.json, at the top";
  },
  post: (name) => {
    const slug = postFileName(name);
    refuseTaken(slug, listMarkdown("posts"), "data/posts/");
    refuseTaken(name, valuesOf(readData("posts.json").value, "name"), "data/posts.json");
    writeData(`posts/${slug}.md`, postTemplate(name));
    return `data/posts/${slug}.md`;
  },
  page: (name) => {
    const { text, value } = readData("navigation.json");
    const page = `pages/${slugOf(name)}.md`;
    refuseTaken(slugOf(name), listMarkdown("pages"), "data/pages/");
    refuseTaken(name, valuesOf(value, "title"), "data/navigation.json");
    writeData(page, pageTemplate(name));
    const item = { title: name, icon: "lucide:file-text", page };
    writeData("navigation.json", insertItem(text, [-1], item));
    return `data/${page}, listed at the end of data/navigation.json`;
  },
  // Windows have addresses beside those of the sections.
  app: (name) => {
    const { text, value } = readData("site.json");
    const { framedApps, moviePlatform } = recordOf(value);
    const windows = [...valuesOf(framedApps, "title"), recordOf(moviePlatform).title];
    const sections = valuesOf(readData("navigation.json").value, "title");
    refuseTaken(name, windows, "data/site.json");
    refuseTaken(name, sections, "data/navigation.json");
    writeData("site.json", insertItem(text, ["framedApps", -1], appTemplate(name)));
    return "data/site.json, under framedApps";
  },
};

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: "boolean", short: "h" } },
    allowPositionals: true,
  });
  const [kind = "", ...words] = positionals;
  if (values.help) return console.log(USAGE);
  if (!Object.hasOwn(ADDITIONS, kind)) {
    throw new Error(`${kind ? quote(kind) : "Nothing"} can't be added. ${USAGE}`);
  }
  // Without quotes a name comes as several words.
  const name = words.join(" ").normalize("NFC").trim();
  if (name === "") throw new Error(`The ${kind} needs a name: npm run new -- ${kind} "Name"`);
  console.log(`Added to ${ADDITIONS[kind]?.(name)}. Fill it in.`);
  await sayCheck();
});
