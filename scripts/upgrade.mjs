import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";

/*
 * It needs nothing but Node and Git, so that an older release can run a newer one's copy from its standard input
 * (docs/upgrade.md).
 *
 * A release's sample must not conflict with the owner's content or get into it, and an owner's file must not disappear
 * because the sample's did. Git asks merge drivers only about files that both sides have changed. So this merges not the
 * release itself but a commit after it that has the owner's folders: there both sides agree.
 */

const USAGE = `npm run upgrade -- [commit]

Merges the release that was fetched last, or the commit that is named. data/ and static/ stay as they are.
First: git fetch template main. docs/upgrade.md says more.`;

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

const PACKAGES = "package.json";
const PACKAGE_FILES = [PACKAGES, "package-lock.json"];

/** The owner's own packages, such as a font; undefined if `package.json` has other changes of theirs, too. */
const ownPackages = (release) => {
  const [before, now] = [git(["merge-base", "HEAD", release]), "HEAD"].map((commit) =>
    JSON.parse(git(["show", `${commit}:${PACKAGES}`])),
  );
  const { dependencies: old = {}, ...others } = before;
  const { dependencies = {}, ...ownOthers } = now;
  const isOld = ([name, version]) => old[name] === version;
  const kept = Object.entries(dependencies).filter(isOld).length;
  const isMore = kept === Object.keys(old).length && isDeepStrictEqual(others, ownOthers);
  const added = Object.entries(dependencies).filter((it) => !isOld(it));
  return isMore ? added.map(([name, version]) => `${name}@${version}`) : undefined;
};

/** Of two lists of packages takes the release's, and adds the owner's again. Returns the files that still conflict. */
const withoutPackages = (release, both) => {
  const files = both.filter((name) => PACKAGE_FILES.includes(name));
  const packages = files.includes(PACKAGES) ? ownPackages(release) : [];
  if (files.length === 0 || packages === undefined) return both;
  try {
    git(["checkout", "--theirs", "--", ...files]);
    const words = ["install", "--package-lock-only", "--ignore-scripts", "--no-audit", ...packages];
    execFileSync("npm", words, { stdio: "pipe", shell: process.platform === "win32" });
    git(["add", "--", ...PACKAGE_FILES]);
  } catch {
    git(["checkout", "--merge", "--", ...files]);
    return both;
  }
  console.log(`Both had changed ${files.join(" and ")}: it is the release's, with your packages.`);
  return both.filter((name) => !files.includes(name));
};

const merge = (release) => {
  const message = "Take over a newer release";
  try {
    git(["merge", "--no-ff", "-m", message, withOwnFolders(release)]);
  } catch ({ stderr }) {
    const both = git(["diff", "--name-only", "--diff-filter=U"]).split("\n").filter(Boolean);
    if (both.length === 0) stop(stderr);
    const left = withoutPackages(release, both);
    if (left.length === 0) git(["commit", "--no-edit"]);
    else
      stop(
        `Both have changed these files:\n\n${left.join("\n")}\n\nFix the marked places, then git add and git commit; or git merge --abort.`,
      );
  }
  nameLanguages();
  console.log("Done: data/ and static/ are as they were, everything else is the release's.");
  console.log("Now: npm ci && npm run check:content");
};

const SITE_FILE = "data/site.json";

/** Sites of one language named it in another way. Everything else in the owner's folders stays as it is. */
const nameLanguages = () => {
  const text = existsSync(SITE_FILE) ? readFileSync(SITE_FILE, "utf8") : "";
  const changed = text.replace(/"language"(\s*:\s*)("[^"]*")/, '"languages"$1[$2]');
  if (changed === text) return;
  writeFileSync(SITE_FILE, changed);
  git(["commit", "-m", "Name the languages of the site", "--", SITE_FILE]);
  console.log(`In ${SITE_FILE} "language" is "languages" now, as a site may have several.`);
};

/** The number of files outside the owner's folders that differ between two commits. */
const countDifferences = (one, other) =>
  git(["diff", "--name-only", one, other, "--", ".", ...OWN.map((name) => `:!${name}`)])
    .split("\n")
    .filter(Boolean).length;

/**
 * "Use this template" and a download copy the files without their history. The commit that they were copied from is the
 * one of the release's history that differs least from the first commit here.
 */
const findOrigin = (release) => {
  const [first] = git(["rev-list", "--max-parents=0", "HEAD"]).split("\n").slice(-1);
  let origin = { differences: git(["ls-tree", "-r", "--name-only", first]).split("\n").length / 2 };
  for (const commit of git(["rev-list", release]).split("\n")) {
    const differences = countDifferences(first, commit);
    if (differences < origin.differences) origin = { commit, differences };
    if (differences === 0) break;
  }
  return origin.commit;
};

/** Tells Git that this repository goes on from a commit of the release's history. No file changes. */
const joinHistories = (release) => {
  console.log("Looking for the release that this site was made from…");
  const origin = findOrigin(release);
  if (origin === undefined) {
    stop("This repository and the fetched one have too little in common: see docs/upgrade.md.");
  }
  const message = "Name the release that this site was made from";
  git(["merge", "-s", "ours", "--allow-unrelated-histories", "-m", message, origin]);
};

// Git reports its own errors, for example that it does not know who commits, and Node an unknown option.
process.on("uncaughtException", ({ stderr, message }) => stop(stderr || `${message}\n\n${USAGE}`));

const { values, positionals } = parseArgs({
  options: { help: { type: "boolean", short: "h" } },
  allowPositionals: true,
});
const [name = "FETCH_HEAD"] = positionals;
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const top = ask("rev-parse", "--show-toplevel");
if (top === undefined)
  stop(
    "An upgrade needs Git (https://git-scm.com), and this folder is no repository of it: see docs/upgrade.md.",
  );
process.chdir(top);
const release = ask("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
if (release === undefined)
  stop(
    `Git has no ${name} here. Fetch the release first: git fetch template main (docs/upgrade.md).`,
  );
if (git(["status", "--porcelain", "--untracked-files=no"]) !== "") {
  stop("Commit your changes first, so that no work is lost.");
}
if (ask("merge-base", "HEAD", release) === undefined) joinHistories(release);
if (ask("merge-base", "--is-ancestor", release, "HEAD") !== undefined) {
  console.log("You have this release already.");
} else {
  merge(release);
}
