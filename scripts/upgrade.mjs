import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/*
 * `npm run upgrade`: merges the release that was fetched last, or the one that is named. It needs nothing but Node and Git,
 * so that an older release can run a newer one's copy from its standard input (docs/upgrade.md).
 *
 * A release's own content must neither conflict with the owner's nor come into it, nor may the owner's files go because the
 * sample's went. Merge drivers are not asked about files that only one side has changed, added or removed. So the release is
 * not merged itself, but a commit after it that has the owner's folders in place of its own: there both sides agree.
 */

/** The owner's folders. */
const OWN = ["data", "static"];

const git = (parts, environment = {}) =>
  execFileSync("git", parts, {
    encoding: "utf8",
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  }).trim();

const ask = (...parts) => {
  try {
    return git(parts);
  } catch {
    return undefined;
  }
};

const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/** A commit after `release` that differs from it in the owner's folders only, which are those of `HEAD`. */
const withOwnFolders = (release) => {
  const folder = mkdtempSync(join(tmpdir(), "upgrade-"));
  const index = { GIT_INDEX_FILE: join(folder, "index") };
  try {
    git(["read-tree", release], index);
    for (const name of OWN) {
      git(["rm", "-r", "-f", "--cached", "--quiet", "--ignore-unmatch", name], index);
      const tree = ask("rev-parse", "--verify", "--quiet", `HEAD:${name}`);
      if (tree !== undefined) git(["read-tree", `--prefix=${name}/`, tree], index);
    }
    const tree = git(["write-tree"], index);
    return git([
      "commit-tree",
      tree,
      "-p",
      release,
      "-m",
      "The release with this site's own content",
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const merge = (release) => {
  const message = "Take over a newer release";
  try {
    git(["merge", "--no-ff", "-m", message, withOwnFolders(release)]);
  } catch ({ stderr }) {
    const both = git(["diff", "--name-only", "--diff-filter=U"]);
    if (both === "") stop(stderr);
    stop(
      `Both have changed these files:\n\n${both}\n\nMend the marked places, then git add and git commit; or git merge --abort.`,
    );
  }
  console.log("Done: data/ and static/ are as they were, everything else is the release's.");
  console.log("Now: npm ci && npm run check:content");
};

const [name = "FETCH_HEAD"] = process.argv.slice(2);
const top = ask("rev-parse", "--show-toplevel");
if (top === undefined)
  stop("This is not a Git repository. docs/upgrade.md says how a site is upgraded.");
process.chdir(top);
const release = ask("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
if (release === undefined)
  stop(`There is no ${name} yet: git fetch the release first (docs/upgrade.md).`);
if (git(["status", "--porcelain", "--untracked-files=no"]) !== "") {
  stop("Commit what you have changed first, so that nothing of it can be lost.");
}
if (ask("merge-base", "HEAD", release) === undefined) {
  stop("Git doesn't know how the two belong together: see docs/upgrade.md.");
}
if (ask("merge-base", "--is-ancestor", release, "HEAD") !== undefined) {
  console.log("You have this release already.");
} else {
  merge(release);
}
