import zlib from "node:zlib";
import { readHostedSite } from "../../scripts/hosts/hostedSite";
import type { HostedSite } from "../../scripts/hosts/hostFile";
import type { RunningServer } from "../../scripts/server/listen";
import { headersOf, kindOf, siteHeaders } from "../../src/build/headers/siteHeaders";
import { type Answer, answerOf } from "./support/answer";
import { builtFile, builtPages, fileLike } from "./support/builtFiles";
import { HOSTS } from "./support/hosts";
import { findingsOf, gradeFor, pointsFor } from "./support/observatory";

const SCRIPT = fileLike(/^\/static\/app-.*\.js$/);
const FONT = fileLike(/^\/static\/.*\.woff2$/);
const PICTURE = fileLike(/^\/static\/.*\.avif$/);
const PAGE = "/projects/";
const FILES = [
  "/index.html",
  "/404.html",
  "/page-data/index/page-data.json",
  "/page-data/app-data.json",
  "/styles/reading.css",
  "/favicon.svg",
  "/rss.xml",
  "/robots.txt",
  "/resume.txt",
  "/resume.json",
  "/contact.vcf",
  "/movie-platform/movies.css",
  SCRIPT,
  FONT,
  PICTURE,
];

const UNKNOWN = [
  "/nowhere",
  "/nowhere/",
  "/static/nowhere.js",
  "/page-data/nowhere/page-data.json",
  "/page-data/",
  "/_headers",
];

/** Names of types differ: what is said of letters is written with and without a blank, XML and scripts have two names each. */
const TYPES: readonly (readonly [path: string, type: RegExp])[] = [
  [PAGE, /^text\/html; ?charset=utf-8$/],
  ["/nowhere", /^text\/html; ?charset=utf-8$/],
  [SCRIPT, /^(text|application)\/javascript\b/],
  ["/page-data/app-data.json", /^application\/json$/],
  ["/styles/reading.css", /^text\/css\b/],
  ["/favicon.svg", /^image\/svg\+xml$/],
  ["/rss.xml", /^(text|application)\/xml\b/],
  ["/resume.txt", /^text\/plain; charset=utf-8$/],
  ["/contact.vcf", /^text\/vcard; charset=utf-8$/],
  [FONT, /^font\/woff2$/],
  [PICTURE, /^image\/avif$/],
];

const ENCODINGS: readonly (readonly [accepted: string, encoding: string | undefined])[] = [
  ["gzip, deflate, br", "br"],
  ["gzip, deflate", "gzip"],
  ["identity", undefined],
];

const unpacked = ({ headers, body }: Answer): Buffer => {
  if (headers["content-encoding"] === "br") return zlib.brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? zlib.gunzipSync(body) : body;
};

const isFramed = (address: string, { headers }: HostedSite) =>
  kindOf(address, headers) === "framed";

/** What comes to that where the owner wants HTTPS alone. */
const HSTS = {
  "strict-transport-security": siteHeaders([], { hsts: true }).always["Strict-Transport-Security"],
};

describe.each(HOSTS)("$title", ({ start, hasBrotli = true }) => {
  describe.each(["", "/portfolio"])("where the site is at %p", (prefix) => {
    let server: RunningServer;
    let site: HostedSite;
    beforeAll(async () => {
      site = { ...(await readHostedSite()), prefix };
      server = await start(site);
    });
    afterAll(() => server?.close());

    const get = (path: string, headers?: Readonly<Record<string, string>>) =>
      answerOf(server.origin, prefix + path, headers);

    /** Each address must say what is described, and nothing else that is described elsewhere. */
    const expectHeaders = ({ headers }: Answer, path: string) => {
      const described = headersOf(decodeURI(path), site.headers);
      for (const name of new Set(
        [PAGE, SCRIPT].flatMap((other) => Object.keys(headersOf(other, site.headers))),
      )) {
        expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, described[name]]);
      }
    };

    test("every page is there, and says what is described", async () => {
      expect(builtPages.length).toBeGreaterThan(10);
      for (const page of builtPages) {
        const answer = await get(page);
        expect([page, answer.status]).toEqual([page, 200]);
        expectHeaders(answer, page);
      }
    });

    test("a public observatory gives every page its highest grade, if HTTPS alone is wanted", async () => {
      for (const page of [...builtPages, "/nowhere"].filter(
        (address) => !isFramed(address, site),
      )) {
        const { headers, body } = await get(page);
        const said = { ...headers, ...HSTS };
        expect([page, gradeFor(pointsFor(findingsOf(said, body.toString())))]).toEqual([
          page,
          "A+",
        ]);
        // Who does not want that of the domain has nothing else against him.
        const worst = findingsOf(headers, body.toString());
        expect([page, pointsFor(worst)]).toEqual([page, 80]);
      }
    });

    test("so is every kind of file", async () => {
      for (const file of FILES) {
        const answer = await get(file);
        expect([file, answer.status]).toEqual([file, 200]);
        expect(answer.body.equals(builtFile(file))).toBe(true);
        expectHeaders(answer, file);
      }
    });

    test("an unknown address is answered with the page for it and the status 404, which nobody keeps", async () => {
      for (const path of UNKNOWN) {
        const answer = await get(path);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(answer.body.equals(builtFile("/404.html"))).toBe(true);
        expectHeaders(answer, "/404.html");
      }
    });

    test.each(TYPES)("%s has the type %p", async (path, type) => {
      expect((await get(path)).headers["content-type"]).toMatch(type);
    });

    test.each([PAGE, "/page-data/index/page-data.json", SCRIPT, "/nowhere"])(
      "%s comes in the encoding that is accepted, as the build has made it",
      async (path) => {
        const texts = new Set<string>();
        for (const [accepted, encoding] of ENCODINGS) {
          const answer = await get(path, { "Accept-Encoding": accepted });
          expect(answer.headers["content-encoding"]).toBe(
            encoding === "br" && !hasBrotli ? "gzip" : encoding,
          );
          expect(answer.headers.vary).toMatch(/accept-encoding/i);
          texts.add(unpacked(answer).toString());
        }
        expect(texts.size).toBe(1);
        const { body } = await get(path, { "Accept-Encoding": "gzip;q=0.5, br" });
        expect(body.length).toBeLessThan(unpacked(await get(path)).length);
      },
    );

    test("a font comes as it is: it is compressed", async () => {
      const { headers } = await get(FONT, { "Accept-Encoding": "gzip, br" });
      expect(headers["content-encoding"]).toBeUndefined();
    });

    test("what a browser has is not sent again while it is the same", async () => {
      for (const path of [PAGE, "/page-data/app-data.json", SCRIPT]) {
        const { headers } = await get(path);
        const again = await get(path, { "If-None-Match": headers.etag ?? "" });
        expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
        expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
      }
    });

    test.each([
      ["bytes=0-0", 0, 1],
      ["bytes=-10", -10, undefined],
      ["bytes=5-20", 5, 21],
    ])("of a file the range %s can be had", async (range, from, to) => {
      const answer = await get("/resume.json", { Range: range });
      expect(answer.status).toBe(206);
      expect(answer.body.equals(builtFile("/resume.json").subarray(from, to))).toBe(true);
    });

    test("a range behind a file's end is refused", async () => {
      expect((await get("/resume.json", { Range: "bytes=99999999-" })).status).toBe(416);
    });

    test("a folder without its slash leads to its page", async () => {
      const answer = await get(PAGE.slice(0, -1));
      const leadsTo = answer.status === 200 ? PAGE : answer.headers.location;
      expect(leadsTo).toMatch(new RegExp(`^(${prefix})?${PAGE}$`));
    });

    if (prefix !== "")
      test("nothing of it is elsewhere, and its start without a slash leads to it", async () => {
        for (const path of ["/", PAGE, SCRIPT]) {
          expect((await answerOf(server.origin, path)).status).toBe(404);
        }
        const { status, headers } = await answerOf(server.origin, prefix);
        expect([301, 308]).toContain(status);
        expect(headers.location).toBe(`${prefix}/`);
      });
  });
});
