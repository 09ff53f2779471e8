import fs from "node:fs";
import { headersOf, siteHeaders } from "../../../src/build/headers/siteHeaders";
import { copyPublicFiles } from "../../../src/build/publicFiles/copyPublicFiles";
import { headersFor, parseHeaderRules } from "../../../src/build/publicFiles/headerRules";
import { writeHeaders } from "../../../src/build/publicFiles/writeHeaders";
import { removeContentProject } from "../../support/contentProject";
import { projectToBuild } from "./support";

const OWN_CSS = "static/styles/reading.css";
const PAGES = ["/", "/projects/", "/projects/lifebit-ai/", "/مهمة/"];

/** What the site has at its root, when it is built without any rules of the owner's. */
const BUILT = {
  "public/index.html": "",
  "public/404.html": "",
  "public/page-data/app-data.json": "{}",
  "public/styles/reading.css": "",
};

afterEach(removeContentProject);

/** What an address gets when the owner has this `_headers` in `static/`. */
const headersWith = async (own: string | null, address: string) => {
  const { siteFolder, built } = projectToBuild({ ...BUILT, "static/_headers": own });
  await writeHeaders(siteFolder, PAGES);
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

test("without a file of the owner's each address of the site gets what is described, once", async () => {
  const described = siteHeaders(["/movie-platform/"]);
  for (const address of [
    ...PAGES,
    "/index.html",
    "/404.html",
    "/page-data/app-data.json",
    "/styles/reading.css",
    "/static/a-0123456789.js",
    "/movie-platform/",
    "/movie-platform/movies.css",
  ]) {
    expect(await headersWith(null, address)).toEqual(headersOf(address, described));
  }
});

test("HTTPS alone is asked for where the owner wants it", async () => {
  const said = async (hsts: boolean) => {
    const site = JSON.stringify({ framedApps: [], hsts });
    const { siteFolder, built } = projectToBuild({ ...BUILT, ".checked-content/site.json": site });
    await writeHeaders(siteFolder, PAGES);
    return /Strict-Transport-Security: max-age=31536000/.test(built("_headers").toString("utf8"));
  };
  expect([await said(true), await said(false)]).toEqual([true, false]);
});

test("what the owner has in static/ is nobody's but theirs: it gets what every address gets", async () => {
  const { siteFolder, built } = projectToBuild({
    ...BUILT,
    "public/talk.pdf": "",
    "static/talk.pdf": "",
  });
  await writeHeaders(siteFolder, PAGES);
  const rules = parseHeaderRules(built("_headers").toString("utf8"));
  expect(Object.fromEntries(headersFor(rules, "/talk.pdf"))).toEqual(siteHeaders([]).always);
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

test("a file like ours, which older releases had in static/, says nothing twice", async () => {
  const { siteFolder, built } = projectToBuild(BUILT);
  await writeHeaders(siteFolder, PAGES);
  const ours = built("_headers").toString("utf8");
  for (const address of ["/", "/static/a.js", "/styles/reading.css"]) {
    expect(await headersWith(ours, address)).toEqual(await headersWith(null, address));
  }
});

test("what only a host understands is handed on", async () => {
  const { siteFolder, built } = projectToBuild({
    "static/_headers": "/*.pdf\n  ! Cache-Control\n",
  });
  await writeHeaders(siteFolder, PAGES);
  expect(built("_headers").toString("utf8")).toContain("/*.pdf\n  ! Cache-Control\n");
});
