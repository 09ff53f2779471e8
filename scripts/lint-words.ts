import fs from "node:fs";
import { filesBelow } from "../src/build/files/filesBelow";

const FOLDERS = [
  "__tests__",
  "deploy",
  "docs",
  "scripts",
  "src",
  ".ci",
  ".devcontainer",
  ".github",
];

/** Hostile strings of tests, the list below, and types that Gatsby writes. */
const UNCHECKED = /^(__tests__\/data-sets|scripts\/lint-words|gatsby-types)\b/;

const PHRASE = /\b([Ii]s told|be had|[Aa]new|[Ww]hoever|[Nn]obody|mend(?:s|ed|ing)?)\b/;

/** A comment whose first words are a clause used as a noun. */
const CLAUSE = /^\s*(?:\/\/|\/\*\*?|#)\s+(?:What|How|Where|As|Which)\b/;

const TEXT = /\.(?:tsx?|[cm]?js|css|md|ya?ml|toml|txt|grit|html)$/;

const faults = (file: string): string[] => {
  const lines = fs.readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, index) => {
    const isFirst = !/^\s*(?:\/\/|#)/.test(lines[index - 1] ?? "");
    const next = (lines[index + 1] ?? "").replace(/^\s*\* /, "");
    const opener = line.trim() === "/**" ? `/** ${next}` : line;
    const isClause = isFirst && !file.endsWith(".md") && CLAUSE.test(opener);
    const phrase = PHRASE.exec(line)?.[0] ?? (isClause ? opener.trim() : undefined);
    return phrase === undefined ? [] : [`${file}:${index + 1}  ${phrase}`];
  });
};

/** `npm run lint` refuses phrases that read like a translation. CONTRIBUTING.md says what to write instead. */
const atRoot = fs.readdirSync(".", { withFileTypes: true }).filter((entry) => entry.isFile());
const below = FOLDERS.flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`));
const found = [...atRoot.map(({ name }) => name), ...below]
  .filter((file) => TEXT.test(file) && !UNCHECKED.test(file))
  .flatMap(faults);
if (found.length > 0) {
  console.error(`${found.join("\n")}\nPlain English (CONTRIBUTING.md): reword these.`);
  process.exitCode = 1;
}
