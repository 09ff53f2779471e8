/** @jest-environment node */

import fs from "node:fs";
import path from "node:path";
import { CHECKS } from "../../scripts/online/checks";
import { Visit } from "../../scripts/online/visit";
import { uncheckedSite } from "../../src/build/pathPrefix";
import { BUILT_FOLDER } from "../../src/build/paths";

const HOME = `${String(uncheckedSite().siteUrl).replace(/\/$/, "")}/`;

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".jpg": "image/jpeg",
  ".pdf": "application/pdf",
  ".xml": "application/xml",
};

type Answer = (url: URL) => Response | undefined;

/** A host that serves the built site as it should. Any other site answers with 200. */
const goodHost: Answer = ({ href, pathname }) => {
  if (!href.startsWith(HOME)) return new Response("");
  const name = path.join(BUILT_FOLDER, decodeURIComponent(pathname));
  const file = name.endsWith("/") ? `${name}index.html` : name;
  if (!fs.existsSync(file))
    return new Response(fs.readFileSync(`${BUILT_FOLDER}/404.html`), { status: 404 });
  const isHashed = pathname.startsWith("/static/");
  return new Response(fs.readFileSync(file), {
    headers: {
      "content-type": TYPES[path.extname(file)] ?? "text/plain",
      "cache-control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    },
  });
};

const leadsTo = (target: string): Response =>
  Object.defineProperty(new Response(""), "url", { value: target });

/** The other addresses of the site, which lead to it. */
const redirects: Answer = ({ protocol, hostname }) =>
  protocol === "http:" || hostname.startsWith("www.") ? leadsTo(HOME) : undefined;

const faultsOf = async (fault: Answer = () => undefined): Promise<string> => {
  const ask = (async (address: string) => {
    const url = new URL(address);
    return fault(url) ?? redirects(url) ?? goodHost(url);
  }) as typeof fetch;
  const visit = new Visit(HOME, ask);
  const found = await Promise.all(
    CHECKS.map(async ({ title, find }) => {
      const faults = await find(visit);
      return faults.map((text) => `${title}: ${text}`);
    }),
  );
  return found.flat().join("\n");
};

const at =
  (pattern: RegExp, response: (url: URL) => Response): Answer =>
  (url) =>
    pattern.test(url.href) ? response(url) : undefined;

const status = (code: number) => () => new Response("", { status: code });

const withHeader =
  (name: string, value: string): ((url: URL) => Response) =>
  (url) => {
    const response = goodHost(url) ?? new Response("");
    response.headers.set(name, value);
    return response;
  };

test("a site that is served as it should be has no faults", async () => {
  expect(await faultsOf()).toBe("");
});

test.each<[string, Answer, string]>([
  ["a server that can't be reached", () => Response.error(), "The first page is there"],
  ["files that are elsewhere", at(/\/static\/.*\.js$/, status(404)), "where it looks for them"],
  ["pages below that are lost", at(/\/projects\//, status(404)), "A page below is there"],
  ["200 for an unknown address", at(/no-such-page/, status(200)), "with the status 404"],
  ["a host's own page for it", at(/no-such-page/, status(404)), "the host's own page"],
  [
    "files that are loaded each time",
    at(/\/static\/.*\.js$/, withHeader("cache-control", "max-age=600")),
    'Cache-Control is "max-age=600"',
  ],
  [
    "a second policy",
    at(/\.com\/$/, withHeader("content-security-policy", "default-src 'self'")),
    "The page's policy is the only one",
  ],
  ["a lost PDF", at(/\.pdf$/, status(404)), "The résumé's PDF is there"],
  ["a lost feed", at(/rss\.xml$/, status(404)), "The feed is there"],
  ["a lost sitemap", at(/sitemap/, status(404)), "The sitemap names no page below"],
  ["a lost preview", at(/\/share\//, status(404)), "find its preview"],
  ["http:// that stays", at(/^http:/, () => leadsTo("http://example.com/")), "http:// leads to"],
  ["another site at www.", at(/\/\/www\./, () => leadsTo("https://www.example.com/")), "one site"],
  [
    "a dead link",
    at(/react\.dev/, status(404)),
    "answers with the status 404. It is linked on https://",
  ],
])("%s is found", async (_, fault, sentence) => {
  expect(await faultsOf(fault)).toContain(sentence);
});

test("a site that is published at another address than siteUrl says so", async () => {
  const ask = (async (address: string) =>
    goodHost(new URL(address.replace("https://other.example/", HOME)))) as typeof fetch;
  const visit = new Visit("https://other.example/", ask);
  const check = CHECKS.find(({ title }) => title === "siteUrl is this address");
  expect(await check?.find(visit)).toEqual([`The site names ${HOME} as an address of its own.`]);
});
