import fs from "node:fs";
import { readHostedSite } from "../../../scripts/hosts/hostedSite";
import { hostFiles } from "../../../scripts/hosts/hostFiles";
import { isSampleThere } from "../../../scripts/sample/sampleFile";
import { siteHeaders } from "../../../src/build/headers/siteHeaders";

/** JSON is laid out by Biome. */
const meaningOf = (file: string, text: string): unknown =>
  file.endsWith(".json") ? JSON.parse(text) : text;

// An owner makes those of the host that they have chosen, for what their own windows frame.
if (isSampleThere()) {
  test("the files for hosts are those that `npm run write:hosts` makes", async () => {
    for (const [file, text] of Object.entries(hostFiles(await readHostedSite()))) {
      expect(meaningOf(file, fs.readFileSync(file, "utf8"))).toEqual(meaningOf(file, text));
    }
  });
}

const changed = (headers: Parameters<typeof siteHeaders>[0], prefix: string) =>
  hostFiles({ headers: siteHeaders(headers), prefix });

test("where nothing of the site is framed, no file makes an exception", () => {
  for (const text of Object.values(changed([], ""))) {
    expect(text).not.toMatch(/framed|movie-platform|undefined/i);
  }
});

test("below a path of its domain each file says so", () => {
  const { "vercel.json": ofRootsOnly, ...others } = changed(["/demo/"], "/portfolio");
  for (const [file, text] of Object.entries(others)) {
    expect(`${file}: ${text}`).toContain("/portfolio");
    expect(text).not.toMatch(/[^/\w](\/static|\/demo|\/404)/);
  }
});
