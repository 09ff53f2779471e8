import { attributesIn, type Visit } from "./visit";

const ONLINE = "docs/guide/online.md";
const HOSTS = "docs/deploy.md";

export interface Check {
  /** Said of a site without this fault. */
  readonly title: string;
  /** The page of the docs that says how to fix it. */
  readonly guide: string;
  /** The faults that it finds. */
  readonly find: (visit: Visit) => Promise<readonly string[]>;
}

const YEAR_S = 31_536_000;

const first = async (visit: Visit) => (await visit.get("")).text;

const statusOf = (status: number): string =>
  status === 0 ? "can't be reached" : `answers with the status ${status}`;

/** A file that must be there, and of a type. */
const file =
  (type: RegExp, placesIn: (html: string) => readonly string[], missing: string) =>
  async (visit: Visit): Promise<readonly string[]> => {
    const places = placesIn(await first(visit));
    if (places.length === 0) return [missing];
    const answers = await Promise.all(places.map((place) => visit.get(place)));
    return answers.flatMap(({ status, url, headers }) => {
      if (status !== 200) return `${url} ${statusOf(status)}.`;
      const found = headers.get("content-type") ?? "";
      return type.test(found) ? [] : `${url} has the type "${found}".`;
    });
  };

const scriptsIn = (html: string) => attributesIn(html, /^<script\b/, "src").slice(0, 3);

/** The same site with "www.", or without it. */
const twinOf = (address: string): string => {
  const url = new URL(address);
  url.hostname = url.hostname.startsWith("www.") ? url.hostname.slice(4) : `www.${url.hostname}`;
  return url.href;
};

/** A domain of the owner's own. The hosts' own domains have no twin. */
const isOwnDomain = (address: string): boolean =>
  !/\.(github\.io|netlify\.app|pages\.dev|vercel\.app)$|^localhost$|^[\d.:[\]]+$/.test(
    new URL(address).hostname,
  );

const isOutward = (address: string, visit: Visit): boolean =>
  /^https?:/.test(address) && new URL(address).origin !== new URL(visit.address).origin;

/** Some servers refuse programs, whatever the link: with 401, 403, 405, 429 or 999. */
const isDead = (status: number): boolean =>
  ![401, 403, 405, 429, 999].includes(status) && !(status >= 200 && status < 400);

export const CHECKS: readonly Check[] = [
  {
    title: "The first page is there",
    guide: ONLINE,
    find: async (visit) => {
      const { status, url, text } = await visit.get("");
      if (status !== 200) return [`${url} ${statusOf(status)}.`];
      return text.includes("___gatsby") ? [] : [`${url} is a page, but not this site.`];
    },
  },
  {
    title: "Its scripts are where it looks for them",
    guide: `${HOSTS}#below-a-path`,
    find: file(/javascript/, scriptsIn, "The page names no script."),
  },
  {
    title: "siteUrl is this address",
    guide: `${ONLINE} (step 8)`,
    find: async (visit) => {
      const canonical = await visit.canonical();
      return canonical === visit.address ? [] : [`The page names ${canonical} as its own address.`];
    },
  },
  {
    title: "A page below is there",
    guide: HOSTS,
    find: async (visit) => {
      const below = (await visit.pages()).find((page) => page !== visit.address);
      if (below === undefined) return ["The sitemap names no page below the first one."];
      const { status } = await visit.get(below);
      return status === 200 ? [] : [`${below} ${statusOf(status)}.`];
    },
  },
  {
    title: "An unknown address is answered with the status 404",
    guide: HOSTS,
    find: async (visit) => {
      const { status, url, text } = await visit.get("no-such-page/");
      if (status !== 404) return [`${url} ${statusOf(status)}.`];
      return text.includes("___gatsby") ? [] : ["The answer is the host's own page, not 404.html."];
    },
  },
  {
    title: "Browsers keep files with a hash in their name",
    guide: `${HOSTS}#headers`,
    find: async (visit) => {
      const [script = ""] = scriptsIn(await first(visit));
      const { headers } = await visit.get(script);
      const rule = headers.get("cache-control") ?? "";
      return Number(/max-age=(\d+)/.exec(rule)?.[1] ?? 0) >= YEAR_S
        ? []
        : [
            `Cache-Control is "${rule}". A second visit loads them again; some hosts, such as GitHub Pages, allow no other.`,
          ];
    },
  },
  {
    title: "The page's policy is the only one",
    guide: `${HOSTS}#what-a-page-may-do`,
    find: async (visit) => {
      const { headers } = await visit.get("");
      const policy = headers.get("content-security-policy") ?? "";
      return /(?:default|script)-src/.test(policy)
        ? ["The host sends a policy for scripts, too, and may refuse the page's own."]
        : [];
    },
  },
  {
    title: "The résumé's PDF is there",
    guide: HOSTS,
    find: async (visit) => {
      const resume = (await visit.pages()).find((page) => page.endsWith("/resume/"));
      if (resume === undefined) return [];
      const places = attributesIn((await visit.get(resume)).text, /\.pdf"/, "href").slice(0, 1);
      return file(
        /pdf/,
        () => places,
        `${resume} has no link to a PDF: the build found no Chromium.`,
      )(visit);
    },
  },
  {
    title: "The feed is there",
    guide: HOSTS,
    find: async (visit) => {
      const places = attributesIn(await first(visit), /application\/rss\+xml/, "href");
      return places.length === 0 ? [] : file(/xml/, () => places, "")(visit);
    },
  },
  {
    title: "The sitemap names pages of this address",
    guide: `${ONLINE} (step 8)`,
    find: async (visit) => {
      const pages = await visit.sitemap();
      if (pages.length === 0) return ["There is no sitemap, or it is empty."];
      const other = pages.find((page) => !page.startsWith(visit.address));
      return other === undefined ? [] : [`It names ${other}.`];
    },
  },
  {
    title: "Those who show a link find its preview",
    guide: `${ONLINE} (step 8)`,
    find: file(
      /image/,
      (html) => attributesIn(html, /property="og:image"/, "content"),
      "The page names no picture.",
    ),
  },
  {
    title: "http:// leads to https://",
    guide: `${ONLINE} (step 7)`,
    find: async (visit) => {
      if (!isOwnDomain(visit.address)) return [];
      const { status, url } = await visit.get(visit.address.replace(/^https:/, "http:"));
      if (status === 0) return [];
      return url.startsWith("https:") ? [] : [`${url} stays as it is.`];
    },
  },
  {
    title: "With www. and without it is one site",
    guide: `${ONLINE} (step 6)`,
    find: async (visit) => {
      if (!isOwnDomain(visit.address)) return [];
      const twin = twinOf(visit.address);
      const { status, url } = await visit.get(twin);
      if (status === 0) return [`${twin} can't be reached.`];
      return url === visit.address ? [] : [`${twin} does not lead to ${visit.address}.`];
    },
  },
  {
    title: "Every link to another site leads somewhere",
    guide: "docs/guide/content.md",
    find: async (visit) => {
      const pages = await Promise.all((await visit.pages()).map((page) => visit.get(page)));
      const linked = new Map(
        pages.flatMap(({ url, text }) =>
          attributesIn(text, /^<a\b/, "href")
            .filter((link) => isOutward(link, visit))
            .map((link) => [link, url] as const),
        ),
      );
      const dead = await Promise.all(
        [...linked].map(async ([link, page]) => {
          const { status } = await visit.get(link);
          return isDead(status) ? [`${link} ${statusOf(status)} (on ${page}).`] : [];
        }),
      );
      return dead.flat();
    },
  },
];
