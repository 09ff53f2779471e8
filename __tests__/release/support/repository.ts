import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { filesBelow } from "../../../src/content/files";

const SCRIPT = path.resolve("scripts/upgrade.mjs");

const withoutGit = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));

/** Git without the machine's own settings. */
const ENVIRONMENT = {
  ...Object.fromEntries(withoutGit),
  GIT_CONFIG_GLOBAL: os.devNull,
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "Ada",
  GIT_AUTHOR_EMAIL: "ada@example.com",
  GIT_COMMITTER_NAME: "Ada",
  GIT_COMMITTER_EMAIL: "ada@example.com",
};

/** A Git repository in a folder of its own. */
export class Repository {
  constructor(readonly folder: string) {}

  static make(parent: string, name: string): Repository {
    const repository = new Repository(path.join(parent, name));
    fs.mkdirSync(repository.folder, { recursive: true });
    repository.git("init", "--quiet", "--initial-branch=main");
    // The packages are linked: .gitignore means a folder.
    fs.appendFileSync(repository.at(".git/info/exclude"), "node_modules\n");
    return repository;
  }

  at = (name: string): string => path.join(this.folder, name);

  git = (...parts: string[]): string =>
    execFileSync("git", parts, {
      cwd: this.folder,
      env: ENVIRONMENT,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }).trim();

  /** Whether Git can do it. */
  can = (...parts: string[]): boolean =>
    spawnSync("git", parts, { cwd: this.folder, env: ENVIRONMENT }).status === 0;

  /** Writes files, or removes those that are null, and commits all there is. */
  commit = (files: Readonly<Record<string, string | Buffer | null>> = {}): void => {
    for (const [name, content] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(this.at(name)), { recursive: true });
      if (content === null) fs.rmSync(this.at(name));
      else fs.writeFileSync(this.at(name), content);
    }
    this.git("add", "--all");
    this.git("commit", "--quiet", "-m", "A change");
  };

  /** Every file below some folders, with its content. */
  filesIn = (...folders: string[]): Map<string, string> =>
    new Map(
      folders
        .flatMap((folder) => filesBelow(this.at(folder)).map((name) => path.join(folder, name)))
        .sort()
        .map((name) => [name, fs.readFileSync(this.at(name), "base64")]),
    );

  /** Runs the upgrade as an older release does: the newer one's script, from its standard input. */
  upgrade = (): { ok: boolean; says: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module"], {
      cwd: this.folder,
      env: ENVIRONMENT,
      encoding: "utf8",
      input: fs.readFileSync(SCRIPT, "utf8"),
    });
    return { ok: status === 0, says: stdout + stderr };
  };
}
