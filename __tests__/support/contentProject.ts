import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { formatReport } from "../../src/content/diagnostics";
import { checkContent } from "../../src/site";
import { contentFiles } from "./contentFiles";

/** Files of a project by their path from its root; null leaves out a file that is otherwise there. */
export type Files = Record<string, string | Buffer | null>;

const HERE = process.cwd();

let folder: string | undefined;

/** A fresh project with valid content, except for `files`, until the test ends; the code under test takes it for the project's root. */
export function contentProject(files: Files = {}): string {
  removeContentProject();
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "content-"));
  folder = root;
  fs.symlinkSync(path.join(HERE, "node_modules"), path.join(root, "node_modules"));
  fs.copyFileSync(path.join(HERE, "package.json"), path.join(root, "package.json"));
  for (const [name, content] of Object.entries({ ...contentFiles(), ...files })) {
    if (content !== null) writeFile(root, name, content);
  }
  jest.spyOn(process, "cwd").mockReturnValue(root);
  return root;
}

/** Writes one file of a project. */
export function writeFile(root: string, name: string, content: string | Buffer): void {
  const file = path.join(root, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

function removeContentProject(): void {
  jest.restoreAllMocks();
  if (folder !== undefined) fs.rmSync(folder, { recursive: true });
  folder = undefined;
}

afterEach(removeContentProject);

/** The owner's report about valid content with `files` in place of its own; empty without errors. */
export async function reportOn(files: Files): Promise<string> {
  contentProject(files);
  const checked = await checkContent();
  return checked.ok ? "" : formatReport(checked.diagnostics);
}

/** The checked content with `files` in place of its own, and what was remarked on. */
export async function checkedContent(files: Files = {}) {
  contentProject(files);
  const checked = await checkContent();
  if (!checked.ok) throw new Error(formatReport(checked.diagnostics));
  return checked;
}
