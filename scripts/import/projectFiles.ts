import { recordFileName } from "../../src/site";
import { listMarkdown, readText } from "../dataFiles";
import { markdownFile, projectTemplate } from "../templates/additions";
import { EXAMPLE_PROJECT } from "../templates/start";
import type { Values } from "./warnings";

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
  for (const { text, ...front } of projects) {
    const name = recordFileName(String(front.name));
    let file = `projects/${name}.md`;
    for (let count = 2; files.has(file); count += 1) file = `projects/${name}-${count}.md`;
    files.set(file, markdownFile(front, String(text)));
  }
  if (!files.has(EXAMPLE_FILE) && isExample(EXAMPLE_FILE)) files.set(EXAMPLE_FILE, null);
  return Object.fromEntries([...files].filter(([file, text]) => text !== readText(file)));
};

/** The files of other projects, but the example's. */
export const otherProjectFiles = (projects: readonly Values[]): string[] => {
  const names = projects.map(({ name }) => recordFileName(String(name)));
  return listMarkdown("projects")
    .filter((file) => !names.some((name) => file.replace(/-\d+$/, "") === name || file === name))
    .map((file) => `projects/${file}.md`)
    .filter(isOwnersProject);
};

/** Whether the owner has written one of these files. */
export const isOwnersProject = (file: string): boolean =>
  file.startsWith("projects/") && readText(file) !== "" && !isExample(file);
