import { quote } from "../../src/build/diagnostics/quote";
import { itemsOf, recordOf } from "../../src/build/record";
import { slugOf } from "../../src/lib/slug";
import { appTemplate } from "../templates/app";
import { pageEntry, pageTemplate } from "../templates/page";
import { postTemplate } from "../templates/post";
import { projectTemplate } from "../templates/project";
import { listData, readData, writeData } from "./dataFiles";
import { insertItem } from "./insertItem";

/** Writes something new of this name; says where it is. */
type Addition = (name: string) => string;

/** Names differ in more than capitals and blanks: addresses are made of them. */
const refuseTaken = (name: string, taken: readonly unknown[], where: string): void => {
  const same = taken.find((other) => typeof other === "string" && slugOf(other) === slugOf(name));
  if (same === undefined) return;
  const like = same === name ? "" : `, which has the same address as ${quote(name)}`;
  throw new Error(`There is already ${quote(same)} in ${where}${like}. Choose another name.`);
};

const valuesOf = (items: unknown, key: string): unknown[] =>
  itemsOf(items).map((item) => recordOf(item)[key]);

const addProject: Addition = (name) => {
  const { text, value } = readData("projects.json");
  refuseTaken(name, valuesOf(value, "name"), "data/projects.json");
  writeData("projects.json", insertItem(text, [], projectTemplate(name), "first"));
  return "data/projects.json, at the top";
};

const addPost: Addition = (name) => {
  refuseTaken(name, listData("posts", ".md"), "data/posts/");
  refuseTaken(name, valuesOf(readData("posts.json").value, "name"), "data/posts.json");
  const file = `posts/${slugOf(name)}.md`;
  writeData(file, postTemplate(name, new Date()));
  return `data/${file}`;
};

const addPage: Addition = (name) => {
  const { text, value } = readData("navigation.json");
  const slug = slugOf(name);
  refuseTaken(name, listData("pages", ".md"), "data/pages/");
  refuseTaken(name, valuesOf(value, "title"), "data/navigation.json");
  writeData(`pages/${slug}.md`, pageTemplate(name));
  writeData("navigation.json", insertItem(text, [], pageEntry(name, slug), "last"));
  return `data/pages/${slug}.md, listed at the end of data/navigation.json`;
};

/** Windows have addresses beside those of the sections. */
const addApp: Addition = (name) => {
  const { text, value } = readData("site.json");
  const { framedApps, moviePlatform } = recordOf(value);
  const windows = [...valuesOf(framedApps, "title"), recordOf(moviePlatform).title];
  refuseTaken(name, windows, "data/site.json");
  refuseTaken(name, valuesOf(readData("navigation.json").value, "title"), "data/navigation.json");
  writeData("site.json", insertItem(text, ["framedApps"], appTemplate(name), "last"));
  return "data/site.json, under framedApps";
};

/** What `npm run new` can add, by what it is called there. */
const ADDITIONS: Readonly<Record<string, Addition>> = {
  project: addProject,
  post: addPost,
  page: addPage,
  app: addApp,
};

const KINDS = Object.keys(ADDITIONS);

/** Adds something; an error says what is the matter in the owner's words, and then nothing was written. */
export const add = (kind: string | undefined, words: readonly string[]): string => {
  const usage = `npm run new -- ${KINDS.join("|")} "Name"`;
  if (kind === undefined) throw new Error(`Say what is to be added, and its name: ${usage}`);
  const addition = Object.hasOwn(ADDITIONS, kind) ? ADDITIONS[kind] : undefined;
  if (addition === undefined) {
    throw new Error(`${quote(kind)} can't be added. These can: ${KINDS.join(", ")}. ${usage}`);
  }
  // Without quotes a name comes as several words.
  const name = words.join(" ").normalize("NFC").trim();
  if (name === "") throw new Error(`The ${kind} needs a name: npm run new -- ${kind} "Name"`);
  return addition(name);
};
