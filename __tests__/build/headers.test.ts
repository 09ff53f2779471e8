import { createHash } from "node:crypto";
import { hostFiles } from "../../scripts/hosts/hostFiles";
import { framedPaths } from "../../src/build/headers/framedPaths";
import { headersOf, siteHeaders } from "../../src/build/headers/siteHeaders";
import { pathPrefix } from "../../src/build/pathPrefix";
import { contentSecurityPolicy } from "../../src/build/policy/contentSecurityPolicy";
import { ownersHosts } from "../../src/build/policy/ownersHosts";
import { headersFor, parseHeaderRules } from "../../src/build/publicFiles/headerRules";
import { writeHeaders } from "../../src/build/publicFiles/writeHeaders";
import { removeContentProject } from "../support/contentProject";
import { projectToBuild } from "./publicFiles/support";

afterEach(removeContentProject);

const PAGES = ["/", "/projects/", "/مهمة/"];
const BUILT = { "public/index.html": "", "public/404.html": "", "public/page-data/a.json": "{}" };

/** The headers of an address if the owner has this `_headers` in `static/`. */
const headersWith = async (own: string | null, address: string) => {
  const { siteFolder, built } = projectToBuild({ ...BUILT, "static/_headers": own });
  await writeHeaders(siteFolder, PAGES);
  return Object.fromEntries(headersFor(parseHeaderRules(String(built("_headers"))), address));
};

test.each([
  ...PAGES,
  "/index.html",
  "/404.html",
  "/page-data/a.json",
  "/static/a.js",
  "/movie-platform/",
])("_headers gives %s the site's own headers", async (address) => {
  const headers = siteHeaders(["/movie-platform/"]);
  expect(await headersWith(null, address)).toEqual(headersOf(address, headers));
});

test("only files with a hash are kept for a year, and only framed pages may be framed by anybody", () => {
  const headers = siteHeaders(["/movie-platform/", "/demo.html"]);
  const cachingOf = (path: string) => headersOf(path, headers)["Cache-Control"];
  expect(cachingOf("/static/a.js")).toContain("immutable");
  expect(cachingOf("/projects/")).toContain("must-revalidate");
  const guards = [
    "/projects/",
    "/movie-platform",
    "/demo.html5",
    "/movie-platform/a.avif",
    "/demo.html",
  ];
  expect(guards.map((path) => "Content-Security-Policy" in headersOf(path, headers))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("an owner's rules are added, and replace the site's for the same path and header", async () => {
  const own = "# mine\n/*\n  referrer-policy: no-referrer\n/cv.pdf\n  X-Robots-Tag: noindex\n";
  const headers = await headersWith(own, "/cv.pdf");
  expect(headers).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "referrer-policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  });
  expect(headers).not.toHaveProperty("Referrer-Policy");
});

test("an owner's rule that only a host understands is handed on", async () => {
  const { siteFolder, built } = projectToBuild({
    "static/_headers": "/*.pdf\n  ! Cache-Control\n",
  });
  await writeHeaders(siteFolder, PAGES);
  expect(String(built("_headers"))).toContain("/*.pdf\n  ! Cache-Control\n");
});

test.each([
  ["static/*\n", "_headers:1  A path begins with a slash"],
  ["\n  Vary: A\n", "_headers:2  A header stands below a path"],
  ["/*\n  Vary\n", "_headers:2  A header is a name, a colon and a value"],
])("the rule %j is refused with its line", (text, message) => {
  expect(() => parseHeaderRules(text)).toThrow(message);
});

test("with hsts every host's file asks for HTTPS alone, without it none does", () => {
  const asking = (hsts: boolean) =>
    Object.values(hostFiles({ headers: siteHeaders([], { hsts }), prefix: "" })).filter((text) =>
      /Strict-?Transport-?Security/.test(text),
    );
  expect(asking(true)).toHaveLength(4);
  expect(asking(false)).toEqual([]);
});

test("hosts' files have the path prefix", () => {
  const site = { headers: siteHeaders(["/demo/"]), prefix: "/portfolio" };
  const { "vercel.json": _, ...others } = hostFiles(site);
  for (const text of Object.values(others)) {
    expect(text).toContain("/portfolio");
    expect(text).not.toMatch(/[^/\w](\/static|\/demo|\/404)/);
  }
});

test("only framed pages of this site are framed paths, each once", () => {
  const urls = ["/a/?b#c", "/a/", "https://elsewhere.example/a/", "/d.html"];
  expect(framedPaths(urls.map((url) => ({ url })))).toEqual(["/a/", "/d.html"]);
});

test.each([
  [undefined, ""],
  ["/", ""],
  ["portfolio", "/portfolio"],
  ["/people/alex/", "/people/alex"],
])("PATH_PREFIX %p is the prefix %p", (value, prefix) => {
  const { PATH_PREFIX: earlier } = process.env;
  delete process.env.PATH_PREFIX;
  if (value !== undefined) process.env.PATH_PREFIX = value;
  expect(pathPrefix()).toBe(prefix);
  delete process.env.PATH_PREFIX;
  if (earlier !== undefined) process.env.PATH_PREFIX = earlier;
});

describe("the content security policy", () => {
  type Site = Parameters<typeof ownersHosts>[0];

  /** What a policy says of each kind of thing. */
  const policyOf = (site: Site, pictures: string[] = [], inline = { scripts: [""], styles: [] }) =>
    Object.fromEntries(
      contentSecurityPolicy(inline, ownersHosts(site, pictures))
        .split(";")
        .map((directive) => {
          const [name = "", ...sources] = directive.split(" ");
          return [name, sources.join(" ")];
        }),
    );

  test("it allows nothing but the site itself", () => {
    expect(policyOf({ framedApps: [] })).toMatchObject({
      "default-src": "'none'",
      "img-src": "'self'",
      "connect-src": "'self'",
      "base-uri": "'none'",
      "form-action": "'none'",
    });
  });

  test("it knows scripts in the HTML by their hash", () => {
    const code = 'alert("Ü")';
    const hash = createHash("sha256").update(code, "utf8").digest("base64");
    const policy = policyOf({ framedApps: [] }, [], { scripts: [code], styles: [] });
    expect(policy["script-src"]).toContain(`'sha256-${hash}'`);
  });

  test("it allows hosts that the owner names, whatever their addresses hold", () => {
    const urls = ["/demo.html?a=1", "https://films.example/top?a;b,c#d", "https://films.example/"];
    const site = {
      framedApps: urls.map((url) => ({ url })),
      analytics: { src: "https://count.example/js/script.js" },
    };
    const policy = policyOf(site, ["/own.svg", "https://icons.example/a;script-src *"]);
    expect(policy["frame-src"]).toBe("'self' https://films.example");
    expect(policy["img-src"]).toBe("'self' https://icons.example https://count.example");
    expect(policy["connect-src"]).toBe("'self' https://count.example");
  });
});
