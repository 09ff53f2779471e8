import { readFileSync } from "node:fs";
import { designFigures, withFigures } from "../../scripts/design/figures";
import { isSampleThere } from "../../scripts/sample/sampleFile";

const design = readFileSync("docs/design.md", "utf8");

// Over an owner's wallpapers there are other figures, and the document is the template's.
if (isSampleThere()) {
  test("docs/design.md says what the tokens say (otherwise: npm run write:design)", async () => {
    expect(withFigures(design, await designFigures())).toBe(design);
  });
}

test("docs/design.md has a place for all figures", async () => {
  for (const name of (await designFigures()).keys()) {
    expect(design).toContain(`<!-- figures: ${name} -->`);
  }
});

test("the pictures in the documents are there", () => {
  const pictures = [...design.matchAll(/\]\(([\w-]+\.jpg)\)/g)].map(([, name]) => name);
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    expect(readFileSync(`docs/${picture}`).length).toBeLessThan(200_000);
  }
});
