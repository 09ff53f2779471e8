import { execFileSync } from "node:child_process";
import { join } from "node:path";

test("link previews have the site's font, also if a drawing of the content has a text", () => {
  const command = ["--import", "tsx", join(__dirname, "drawnWidths.ts")];
  const [own, fallback] = JSON.parse(execFileSync("node", command, { encoding: "utf8" }));
  expect(own).not.toBe(fallback);
});
