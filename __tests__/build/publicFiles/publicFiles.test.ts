import fs from "node:fs";
import { copyPublicFiles } from "../../../src/build/publicFiles/copyPublicFiles";
import { headersFor, parseHeaderRules } from "../../../src/build/publicFiles/headerRules";
import { writeHeaders } from "../../../src/build/publicFiles/writeHeaders";
import { removeContentProject } from "../../support/contentProject";
import { projectToBuild } from "./support";

const OWN_CSS = "static/styles/reading.css";
const ours = fs.readFileSync("src/build/publicFiles/_headers", "utf8");

afterEach(removeContentProject);

/** What an address gets when the owner has this `_headers` in `static/`. */
const headersWith = async (own: string | null, address: string) => {
  const { siteFolder, built } = projectToBuild({ "static/_headers": own });
  await writeHeaders(siteFolder);
  return Object.fromEntries(
    headersFor(parseHeaderRules(built("_headers").toString("utf8")), address),
  );
};

test("the typography of posts is at its address", async () => {
  const { siteFolder, built } = projectToBuild();
  await copyPublicFiles(siteFolder);
  expect(built("styles/reading.css").toString("utf8")).toContain(".reading");
});

test("an owner's file of that name is left to Gatsby", async () => {
  const { siteFolder } = projectToBuild({ [OWN_CSS]: "p{}" });
  await copyPublicFiles(siteFolder);
  expect(fs.existsSync(`${siteFolder}/${OWN_CSS.replace("static/", "")}`)).toBe(false);
});

test("without a file of the owner's the site has our rules, word for word", async () => {
  const { siteFolder, built } = projectToBuild();
  await writeHeaders(siteFolder);
  expect(built("_headers").toString("utf8")).toBe(ours);
});

test("an owner's rules are added to ours", async () => {
  const own = "/*\n  X-Frame-Options: DENY\n/cv.pdf\n  X-Robots-Tag: noindex\n";
  expect(await headersWith(own, "/cv.pdf")).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-Robots-Tag": "noindex",
  });
});

test("what the owner says about the same path and header counts alone", async () => {
  const own =
    "# mine\n/*\n  referrer-policy: no-referrer\n/index.html\n  Cache-Control: no-store\n";
  expect(await headersWith(own, "/index.html")).toEqual({
    ...(await headersWith(null, "/index.html")),
    "Referrer-Policy": undefined,
    "referrer-policy": "no-referrer",
    "Cache-Control": "no-store",
  });
});

test("a copy of our file, which older releases had in static/, says nothing twice", async () => {
  for (const address of ["/", "/static/a.js", "/styles/reading.css"]) {
    expect(await headersWith(ours, address)).toEqual(await headersWith(null, address));
  }
});

test("what only a host understands is handed on", async () => {
  const { siteFolder, built } = projectToBuild({
    "static/_headers": "/*.pdf\n  ! Cache-Control\n",
  });
  await writeHeaders(siteFolder);
  expect(built("_headers").toString("utf8")).toContain("/*.pdf\n  ! Cache-Control\n");
});
