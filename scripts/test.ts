import fs from "node:fs";
import { isTemplate } from "../src/build/sample";
import { runStages } from "./test/runSteps";

const { owner } = JSON.parse(fs.readFileSync("data/site.json", "utf8"));

/** The core expects the sample. One of its files suits any owner's data. */
const CORE = isTemplate(owner.name) ? "" : " everyPage";

/** `npm test`: everything that a push must not break. CONTRIBUTING.md says what belongs here. */
void runStages([
  [[{ title: "browser", command: "tsx scripts/ensure-browser.ts" }]],
  [[{ title: "content", command: "npm run check:content" }]],
  [
    [{ title: "build", command: "npm run build" }],
    [
      { title: "lint", command: "npm run lint" },
      { title: "generated files", command: "tsx scripts/test/generatedFiles.ts" },
    ],
  ],
  [
    [{ title: "types", command: "npm run typecheck" }],
    [{ title: "unit", command: "npm run test:unit" }],
  ],
  [[{ title: "site", command: "jest --config jest.site.config.cjs && size-limit" }]],
  [[{ title: "browser core", command: `playwright test --project=core${CORE}` }]],
]);
