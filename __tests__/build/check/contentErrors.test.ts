import path from "node:path";
import { readContentCases } from "../../support/contentCases";
import { reportOn } from "../../support/contentProject";

const CASES = readContentCases(path.join(__dirname, "contentErrors.txt"));

test.each(CASES)("an error at $place is reported: $phrase", async ({ place, phrase, files }) => {
  const report = await reportOn(files);
  expect(report).toContain(`${place}  `);
  expect(report).toContain(phrase);
  expect(report).toMatch(/\n1 error in 1 file\.$/);
});
