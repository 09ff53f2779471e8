import { createHash } from "node:crypto";
import {
  framedApps,
  HOME,
  listedAddresses,
  ourFiles,
  pageAt,
  pages,
  prefix,
  readSite,
} from "./support";

const notFound = pageAt(new URL("404.html", HOME).href);

interface Rule {
  readonly path: string;
  readonly headers: [name: string, value: string][];
}

/** The rules of a `_headers` file, as Netlify and Cloudflare Pages read it. */
const readRules = (): readonly Rule[] => {
  const rules: Rule[] = [];
  for (const line of readSite("_headers").split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, value = ""] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name === undefined) rules.push({ path: line, headers: [] });
    else rules.at(-1)?.headers.push([name.toLowerCase(), value]);
  }
  return rules;
};

const rules = readRules();

const headersOf = (path: string): readonly (readonly [string, string])[] =>
  rules
    .filter((rule) => {
      const own = decodeURI(rule.path);
      return own.endsWith("*") ? path.startsWith(own.slice(0, -1)) : path === own;
    })
    .flatMap(({ headers }) => headers);

/** Paths of all pages and files that a visitor may ask for. */
const paths = [
  ...listedAddresses.map((address) => decodeURI(new URL(address).pathname.slice(prefix.length))),
  ...ourFiles.filter((file) => !/\.(?:br|gz)$|^_/.test(file)).map((file) => `/${file}`),
];

/** Pages of the site itself that a window frames. They are sandboxed. */
const framedPaths = framedApps.flatMap(({ url }) => (url.startsWith("/") ? [url] : []));
const isFramed = (path: string) => framedPaths.some((framed) => path.startsWith(framed));

const headerOf = (path: string, name: string) => new Map(headersOf(path)).get(name);

test("browsers keep files whose names have a hash, and ask again for all others", () => {
  const kept = "public, max-age=31536000, immutable";
  const revalidated = "public, max-age=0, must-revalidate";
  const wrong = paths.filter(
    (path) =>
      headerOf(path, "cache-control") !== (path.startsWith("/static/") ? kept : revalidated),
  );
  expect(wrong).toEqual([]);
  const withoutHash = paths.filter(
    (path) => path.startsWith("/static/") && !/[0-9a-f]{10,}/.test(path),
  );
  expect(withoutHash).toEqual([]);
});

test("no header of an address comes from two rules, which hosts would join", () => {
  const twice = paths.filter((path) => {
    const names = headersOf(path).map(([name]) => name);
    return new Set(names).size < names.length;
  });
  expect(twice).toEqual([]);
  // Cloudflare reads no more.
  expect(rules.length).toBeLessThanOrEqual(100);
});

test("other sites may not frame a page, and a page has no access to devices", () => {
  for (const path of paths) {
    const headers = new Map(headersOf(path));
    expect([path, headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
    expect(headers.get("permissions-policy")).toMatch(
      /camera=\(\).*geolocation=\(\).*payment=\(\)/,
    );
    if (path.startsWith("/static/") || isFramed(path)) continue;
    expect([path, headers.get("content-security-policy")]).toEqual([
      path,
      "frame-ancestors 'self'",
    ]);
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  }
});

test("text files have the type and the character set that hosts don't know", () => {
  const types = { txt: "text/plain; charset=utf-8", vcf: "text/vcard; charset=utf-8" };
  for (const [ending, type] of Object.entries(types))
    for (const path of paths.filter((file) => new RegExp(`^/[\\w-]+\\.${ending}$`).test(file)))
      if (path !== "/robots.txt")
        expect([path, headerOf(path, "content-type")]).toEqual([path, type]);
});

// The content security policy of a page is in its HTML.

const policyOf = (document: Document): ReadonlyMap<string, readonly string[]> => {
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  return new Map(
    (meta?.getAttribute("content") ?? "").split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
};

const hashOf = ({ textContent }: Element): string =>
  `'sha256-${createHash("sha256")
    .update(textContent ?? "")
    .digest("base64")}'`;

const hashesIn = (sources: readonly string[] = []): readonly string[] =>
  sources.filter((source) => source.startsWith("'sha256-")).sort();

const SCRIPTS = "script:not([type='application/ld+json'])";

test("the policy of each page allows exactly the scripts and styles that are in its HTML", () => {
  for (const { address, document } of [...pages, notFound]) {
    const policy = policyOf(document);
    const scripts = [...document.querySelectorAll(SCRIPTS)];
    const styles = [...document.querySelectorAll("style")];
    expect(scripts.length).toBeGreaterThan(0);
    // The policy doesn't allow scripts that the HTML names by address.
    expect([address, ...scripts.filter((script) => script.hasAttribute("src"))]).toEqual([address]);
    expect([address, hashesIn(policy.get("script-src"))]).toEqual([
      address,
      scripts.map(hashOf).sort(),
    ]);
    expect([address, hashesIn(policy.get("style-src"))]).toEqual([
      address,
      styles.map(hashOf).sort(),
    ]);
    const early = document.querySelector("script,style,link[href]");
    const meta = document.querySelector("meta[http-equiv]");
    const order = early && meta?.compareDocumentPosition(early);
    expect([address, order]).toEqual([address, Node.DOCUMENT_POSITION_FOLLOWING]);
  }
});

test("the HTML has no style attributes, event handlers or script addresses that the policy forbids", () => {
  for (const { address, document } of [...pages, notFound]) {
    const forbidden = [...document.querySelectorAll("*")].filter((element) =>
      [...element.attributes].some(
        ({ name, value }) => name === "style" || /^on/.test(name) || /^\s*javascript:/i.test(value),
      ),
    );
    expect([address, ...forbidden.map(({ outerHTML }) => outerHTML)]).toEqual([address]);
  }
});

test("the policy of each page allows frames of the sites in the owner's data only", () => {
  const frames = new Set(
    framedApps.map(({ url }) => (url.startsWith("/") ? "'self'" : new URL(url).origin)),
  );
  for (const { address, document } of [...pages, notFound]) {
    const policy = policyOf(document);
    expect([address, [...(policy.get("frame-src") ?? [])].sort()]).toEqual([
      address,
      [...frames].sort(),
    ]);
    for (const [name, source] of [
      ["default-src", "'none'"],
      ["base-uri", "'none'"],
      ["form-action", "'none'"],
      ["require-trusted-types-for", "'script'"],
    ] as const)
      expect([address, name, policy.get(name)]).toEqual([address, name, [source]]);
    expect(policy.get("script-src")).not.toContain("'unsafe-inline'");
    expect(policy.get("script-src")).not.toContain("'unsafe-eval'");
  }
});
