import { itemsOf, recordOf } from "../../src/build/json";
import { recordFileName } from "../../src/build/markdown/checkMarkdown";
import { readText } from "../dataFiles";
import { markdownFile, projectTemplate } from "../templates/additions";
import { EXAMPLE_PROJECT } from "../templates/start";
import { known } from "./fit";
import type { Values } from "./remarks";

/** A text, or a list of several, of an entry. */
const plainEntry = (entry: unknown): unknown => {
  const { content = entry } = recordOf(entry);
  return itemsOf(content).length === 1 ? itemsOf(content)[0] : content;
};

/** Characters that mean more in a whole text than in a line. Addresses that the check refuses as links become code. */
const asParagraph = (text: string): string =>
  text
    .trim()
    .replace(/<|~(?=~)|&(?=#?\w+;)/g, "\\$&")
    .replace(/\b(?:http:\/\/|www\.)[^\s`]+/gi, (address) => `\`${address.replaceAll("\\", "")}\``)
    .replace(/^(\s*)([#>+=-])/gm, "$1\\$2")
    .replace(/^(\s*\d+)([.)])/gm, "$1\\$2");

const bodyOf = (whatWasDone: unknown): string => {
  const content = plainEntry(whatWasDone);
  const items = itemsOf(content).map((item) => `- ${asParagraph(String(item))}`);
  return items.length > 0 ? items.join("\n") : asParagraph(String(content ?? ""));
};

/** An item of `projects.json` as a Markdown file. */
const projectText = ({ name, basics, description, ...others }: Values): string => {
  const { company, role, keywords } = recordOf(basics);
  const facts = {
    company: plainEntry(company),
    role: plainEntry(role),
    keywords: plainEntry(keywords),
  };
  return markdownFile(
    known({ name, ...facts, ...others }),
    bodyOf(recordOf(description).whatWasDone),
  );
};

export const projectFile = (name: string): string => `projects/${recordFileName(name)}.md`;

const EXAMPLE_FILE = projectFile(EXAMPLE_PROJECT);

/** The example names the year before. */
const isExample = (file: string): boolean => {
  const bare = (text: string) => text.replace(/"\d{4}-03"/, "");
  return file === EXAMPLE_FILE && bare(readText(file)) === bare(projectTemplate(EXAMPLE_PROJECT));
};

/** The files of these projects that differ from those in `data/`. The example goes: its text is null. */
export const projectFiles = (projects: readonly Values[]): Record<string, string | null> => {
  const files = new Map<string, string | null>();
  for (const project of projects) {
    const name = recordFileName(String(project.name));
    let file = `projects/${name}.md`;
    for (let count = 2; files.has(file); count += 1) file = `projects/${name}-${count}.md`;
    files.set(file, projectText(project));
  }
  if (!files.has(EXAMPLE_FILE) && isExample(EXAMPLE_FILE)) files.set(EXAMPLE_FILE, null);
  return Object.fromEntries([...files].filter(([file, text]) => text !== readText(file)));
};

/** Whether the owner has written one of these files. */
export const isOwnersProject = (file: string): boolean =>
  file.startsWith("projects/") && readText(file) !== "" && !isExample(file);
