import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { designFigures, withFigures } from "./design/figures";

const DOCUMENT = resolve("docs/design.md");

const main = async () => {
  writeFileSync(DOCUMENT, withFigures(readFileSync(DOCUMENT, "utf8"), await designFigures()));
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
