import { type Answer, attributesIn, type Visit } from "./visit";

const STEPS = "docs/guide/online.md";
const HOSTS = "docs/deploy.md";

/** Finds the faults of the published site, as sentences; null where they can't be known. */
type Find = (visit: Visit) => Promise<readonly string[] | null>;

const YEAR_S = 31_536_000;

const aboutStatus = ({ status, url }: Answer): string =>
  status === 0 ? `${url} can't be reached.` : `${url} answers with the status ${status}.`;

const scriptsIn = (html: string) => attributesIn(html, /^<script\b/, "src").slice(0, 3);

/** Files that a page names must be there, and of their type. */
const files =
  (type: RegExp, placesIn: (html: string) => readonly string[], page = ""): Find =>
  async (visit) => {
    const { text, url } = await visit.get(page);
    const places = placesIn(text);
    const answers = await Promise.all(places.map((place) => visit.get(place)));
    const faults = answers.flatMap((answer) => {
      if (answer.status !== 200) return aboutStatus(answer);
      const found = answer.headers.get("content-type") ?? "";
      return type.test(found) ? [] : `${answer.url} has the type "${found}".`;
    });
    return places.length > 0 ? faults : [`${url} names none.`];
  };

/** A page of this site has this element, that of a host has not. */
const isOurs = ({ text }: Answer) => text.includes("___gatsby");

/** The hosts' own domains have no twin with "www.", and no http://. */
const ofOwnDomain =
  (find: Find): Find =>
  async (visit) =>
    /\.(github\.io|netlify\.app|pages\.dev|vercel\.app)$|^localhost$|^[\d.:[\]]+$/.test(
      new URL(visit.address).hostname,
    )
      ? null
      : find(visit);

/** Some servers refuse every program, whatever the link. */
const REFUSALS = [401, 403, 405, 429, 999];

const isDead = ({ status }: Answer) =>
  !REFUSALS.includes(status) && (status < 200 || status >= 400);

const firstPage: Find = async (visit) => {
  const answer = await visit.get("");
  if (answer.status !== 200) return [aboutStatus(answer)];
  return isOurs(answer) ? [] : [`${answer.url} is a page, but not of this site.`];
};

const ownAddress: Find = async (visit) => {
  const canonical = await visit.canonical();
  const named = [canonical, ...(await visit.sitemap())];
  const other = named.find((address) => !address?.startsWith(visit.address));
  if (!named.includes(other)) return [];
  return [
    `You asked about ${visit.address}, but the site names ${other} as an address of its own.`,
  ];
};

const pageBelow: Find = async (visit) => {
  const below = (await visit.pages()).find((page) => page !== visit.address);
  if (below === undefined) return ["The sitemap names no page below the first one."];
  const answer = await visit.get(below);
  return answer.status === 200 ? [] : [aboutStatus(answer)];
};

const unknownAddress: Find = async (visit) => {
  const answer = await visit.get("no-such-page/");
  if (answer.status !== 404) return [aboutStatus(answer)];
  return isOurs(answer) ? [] : ["The answer is the host's own page, not 404.html."];
};

const caching: Find = async (visit) => {
  const [script = ""] = scriptsIn((await visit.get("")).text);
  const rule = (await visit.get(script)).headers.get("cache-control") ?? "";
  if (Number(/max-age=(\d+)/.exec(rule)?.[1] ?? 0) >= YEAR_S) return [];
  return [`Cache-Control is "${rule}". Some hosts, such as GitHub Pages, allow no other.`];
};

const onlyPolicy: Find = async (visit) => {
  const policy = (await visit.get("")).headers.get("content-security-policy") ?? "";
  if (!/(?:default|script)-src/.test(policy)) return [];
  return ["The host sends a policy for scripts, too, and may refuse the page's own."];
};

const resumePdf: Find = async (visit) => {
  const page = (await visit.pages()).find((it) => it.endsWith("/resume/"));
  const pdfsIn = (html: string) => attributesIn(html, /\.pdf"/, "href").slice(0, 1);
  return page === undefined ? [] : files(/pdf/, pdfsIn, page)(visit);
};

const https: Find = async (visit) => {
  const { status, url } = await visit.get(visit.address.replace(/^https:/, "http:"));
  if (status === 0) return null;
  return url.startsWith("https:") ? [] : [`${url} stays as it is.`];
};

const oneSite: Find = async (visit) => {
  const twin = new URL(visit.address);
  twin.hostname = /^www\./.test(twin.hostname) ? twin.hostname.slice(4) : `www.${twin.hostname}`;
  const answer = await visit.get(twin.href);
  if (answer.status === 0) return [aboutStatus(answer)];
  return answer.url === visit.address ? [] : [`${twin} does not lead to ${visit.address}.`];
};

/** The answers of other sites at the addresses in elements of all pages, each with a page; null where this machine has no way out. */
const answersElsewhere = async (visit: Visit, element: RegExp, name: string) => {
  const pages = await Promise.all((await visit.pages()).map((page) => visit.get(page)));
  const named = new Map(
    pages.flatMap(({ url, text }) =>
      attributesIn(text, element, name)
        .filter((address) => /^https?:/.test(address) && !address.startsWith(visit.address))
        .map((address) => [address, url] as const),
    ),
  );
  const answers = await Promise.all(
    [...named].map(async ([address, page]) => ({ page, answer: await visit.get(address) })),
  );
  const isOffline = answers.length > 0 && answers.every(({ answer }) => answer.status === 0);
  return isOffline ? null : answers;
};

const outwardLinks: Find = async (visit) =>
  (await answersElsewhere(visit, /^<a\b/, "href"))?.flatMap(({ page, answer }) =>
    isDead(answer) ? `${aboutStatus(answer)} It is linked on ${page}` : [],
  ) ?? null;

const refusesFrames = ({ headers }: Answer): boolean =>
  headers.has("x-frame-options") ||
  /frame-ancestors (?!\*)/.test(headers.get("content-security-policy") ?? "");

const liveFrames: Find = async (visit) =>
  (await answersElsewhere(visit, /^<iframe\b/, "src"))?.flatMap(({ answer }) => {
    if (isDead(answer)) return aboutStatus(answer);
    return refusesFrames(answer) ? `${answer.url} refuses to be framed.` : [];
  }) ?? null;

const previewsIn = (html: string) => attributesIn(html, /property="og:image"/, "content");
const feedsIn = (html: string) => attributesIn(html, /application\/rss\+xml/, "href");

/** A site without posts has none. */
const feed: Find = async (visit) =>
  feedsIn((await visit.get("")).text).length > 0 ? files(/xml/, feedsIn)(visit) : [];

/**
 * Each check by its words for a site without the fault, the page of the docs that says how to fix it, and its search. Without
 * the first page no other check says anything.
 */
export const CHECKS: readonly (readonly [title: string, guide: string, find: Find])[] = [
  ["The first page is there", STEPS, firstPage],
  [
    "Its scripts are where it looks for them",
    `${HOSTS}#below-a-path`,
    files(/javascript/, scriptsIn),
  ],
  ["siteUrl is this address", `${STEPS} (step 8)`, ownAddress],
  ["A page below is there", HOSTS, pageBelow],
  ["An unknown address is answered with the status 404", HOSTS, unknownAddress],
  ["Browsers keep files with a hash in their name", `${HOSTS}#headers`, caching],
  ["The page's policy is the only one", `${HOSTS}#what-a-page-may-do`, onlyPolicy],
  ["The résumé's PDF is there", HOSTS, resumePdf],
  ["The feed is there", HOSTS, feed],
  ["Those who show a link find its preview", `${STEPS} (step 8)`, files(/image/, previewsIn)],
  ["http:// leads to https://", `${STEPS} (step 7)`, ofOwnDomain(https)],
  ["With www. and without it is one site", `${STEPS} (step 6)`, ofOwnDomain(oneSite)],
  ["Sites in windows let themselves be framed", "docs/guide/content.md#projects", liveFrames],
  ["Every link to another site leads somewhere", "docs/guide/content.md", outwardLinks],
];
