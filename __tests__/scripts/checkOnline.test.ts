import { CHECKS } from "../../scripts/online/checks";
import { Visit } from "../../scripts/online/visit";

const HOME = "https://example.com/";

const page = (body: string) => `<div id="___gatsby">${body}</div>`;

const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  "": [
    "text/html",
    `<link rel="canonical" href="${HOME}"/><meta property="og:image" content="${HOME}share/index.jpg"/>
<link type="application/rss+xml" href="/rss.xml"/><script src="/static/app-1a2b.js" async></script>
${page('<a href="https://elsewhere.example/">Elsewhere</a>')}`,
  ],
  "projects/": ["text/html", page('<iframe src="https://live.example/"></iframe>')],
  "resume/": ["text/html", page('<a href="/alex.pdf">PDF</a>')],
  "alex.pdf": ["application/pdf", ""],
  "rss.xml": ["application/xml", ""],
  "sitemap-index.xml": ["application/xml", `<loc>${HOME}sitemap-0.xml</loc>`],
  "sitemap-0.xml": [
    "application/xml",
    ["", "projects/", "resume/"].map((path) => `<loc>${HOME}${path}</loc>`).join(""),
  ],
  "share/index.jpg": ["image/jpeg", ""],
  "static/app-1a2b.js": ["text/javascript", ""],
};

type Host = (address: string) => Response | undefined;

const leadsTo = (url: string): Response =>
  Object.defineProperty(new Response(""), "url", { value: url });

/** Serves the site as it should be. Any other site answers with 200. */
const goodHost = (address: string): Response => {
  if (/^http:|\/\/www\./.test(address)) return leadsTo(HOME);
  if (!address.startsWith(HOME)) return new Response("");
  const [type, text] = FILES[address.slice(HOME.length)] ?? [];
  if (type === undefined) return new Response(page("Not found"), { status: 404 });
  const rule = address.includes("/static/") ? "public, max-age=31536000, immutable" : "no-cache";
  return new Response(text, { headers: { "content-type": type, "cache-control": rule } });
};

const faultsAt = async (address: string, host: Host): Promise<string> => {
  const ask = (async (asked: string) => host(asked) ?? goodHost(asked)) as typeof fetch;
  const visit = new Visit(address, ask);
  const found = CHECKS.map(async ([title, , find]) =>
    ((await find(visit)) ?? []).map((fault) => `${title}: ${fault}`),
  );
  return (await Promise.all(found)).flat().join("\n");
};

const at =
  (pattern: RegExp, response: (address: string) => Response): Host =>
  (address) =>
    pattern.test(address) ? response(address) : undefined;

const status = (code: number) => () => new Response("", { status: code });

const withHeader = (name: string, value: string) => (address: string) => {
  const response = goodHost(address);
  response.headers.set(name, value);
  return response;
};

test("a site that is served as it should be has no faults", async () => {
  expect(await faultsAt(HOME, () => undefined)).toBe("");
});

test.each<[string, Host, string]>([
  ["a server that can't be reached", () => Response.error(), "The first page is there"],
  ["files that are elsewhere", at(/\.js$/, status(404)), "where it looks for them"],
  ["pages below that are lost", at(/projects/, status(404)), "A page below is there"],
  ["200 for an unknown address", at(/no-such-page/, status(200)), "with the status 404"],
  ["a host's own page for it", at(/no-such-page/, status(404)), "the host's own page"],
  [
    "files that are loaded each time",
    at(/\.js$/, withHeader("cache-control", "max-age=600")),
    '"max-age=600"',
  ],
  [
    "a second policy",
    at(/\.com\/$/, withHeader("content-security-policy", "default-src 'self'")),
    "policy for scripts",
  ],
  ["a lost PDF", at(/\.pdf$/, status(404)), "The résumé's PDF is there"],
  [
    "a feed of another type",
    at(/rss/, withHeader("content-type", "text/html")),
    'has the type "text/html"',
  ],
  ["a lost sitemap", at(/sitemap/, status(404)), "The sitemap names no page below"],
  ["a lost preview", at(/share/, status(404)), "find its preview"],
  ["http:// that stays", at(/^http:/, () => leadsTo("http://example.com/")), "http:// leads to"],
  ["another site at www.", at(/\/\/www\./, leadsTo), "one site"],
  [
    "a live site that refuses to be framed",
    at(/live/, () => new Response("", { headers: { "x-frame-options": "DENY" } })),
    "https://live.example/ refuses to be framed",
  ],
  [
    "another of the same kind",
    at(/live/, withHeader("content-security-policy", "frame-ancestors 'self'")),
    "refuses to be framed",
  ],
  ["a dead link", at(/elsewhere/, status(410)), "answers with the status 410. It is linked on"],
])("%s is found", async (_, host, sentence) => {
  expect(await faultsAt(HOME, host)).toContain(sentence);
});

test.each(["http:// leads", "With www.", "Sites in windows", "Every link"])(
  "without an answer from other hosts, %s… is not ok",
  async (title) => {
    const host: Host = (asked) => (asked.startsWith(HOME) ? undefined : Response.error());
    const ask = (async (asked: string) => host(asked) ?? goodHost(asked)) as typeof fetch;
    const [, , find] = CHECKS.find(([it]) => it.startsWith(title)) ?? [];
    expect(await find?.(new Visit(HOME, ask))).not.toEqual([]);
  },
);

test("a site that was built for another address says so once", async () => {
  const address = "http://localhost:9000/site/";
  const host: Host = (asked) =>
    goodHost(asked.replace(/^http:\/\/localhost:9000\/(?:site\/)?/, HOME));
  expect(await faultsAt(address, host)).toBe(
    `siteUrl is this address: You asked about ${address}, but the site names ${HOME} as an address of its own.`,
  );
});
