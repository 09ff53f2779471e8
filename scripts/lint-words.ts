import { execFileSync } from "node:child_process";
import fs from "node:fs";

/** Folders and files of the root that are clean. An owner's `data/` and `static/` are not ours to check. */
const CHECKED = ["docs", "scripts", "deploy", ".github", "src/words", "__tests__/core"];

const PHRASE = /\b([Ii]s told|be had|[Aa]new|[Ww]hoever|[Nn]obody|mend(?:s|ed|ing)?)\b/;

/** A comment whose first words are a clause used as a noun. */
const CLAUSE = /^\s*(?:\/\/|\/\*\*?|#)\s+(?:What|How|Where|As|Which)\b/;

const TEXT = /\.(?:tsx?|[cm]?js|css|md|ya?ml|toml|txt|grit|html)$/;

const isChecked = (file: string): boolean =>
  TEXT.test(file) &&
  !/^(scripts\/lint-words\.ts|__tests__\/data-sets\/.*)$/.test(file) &&
  (!file.includes("/") || CHECKED.some((folder) => file.startsWith(`${folder}/`)));

const faults = (file: string): string[] => {
  const lines = fs.readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, index) => {
    const isFirst = !/^\s*(?:\/\/|#)/.test(lines[index - 1] ?? "");
    const opener =
      line.trim() === "/**" ? `/** ${(lines[index + 1] ?? "").replace(/^\s*\* /, "")}` : line;
    const clause = isFirst && !file.endsWith(".md") && CLAUSE.test(opener) ? opener : undefined;
    const phrase = PHRASE.exec(line)?.[0] ?? clause?.trim();
    return phrase === undefined ? [] : [`${file}:${index + 1}  ${phrase}`];
  });
};

/** `npm run lint` refuses phrases that read like a translation. CONTRIBUTING.md says what to write instead. */
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  encoding: "utf8",
}).split("\n");
const found = files.filter((file) => isChecked(file) && fs.existsSync(file)).flatMap(faults);
if (found.length > 0) {
  console.error(`${found.join("\n")}\nPlain English (CONTRIBUTING.md): reword these.`);
  process.exitCode = 1;
}
