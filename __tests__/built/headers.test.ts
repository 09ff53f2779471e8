import { createHash } from "node:crypto";
import fs from "node:fs";
import {
  allPages,
  framedApps,
  listedAddresses,
  liveProjects,
  ourFiles,
  prefix,
  projects,
  readSite,
  site,
  withoutLanguage,
} from "./support";

type Rule = { readonly path: string; readonly headers: [name: string, value: string][] };

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
/** A rule may have one asterisk. */
const matches = (rule: string, path: string): boolean => {
  const [start = "", end] = rule.split("*");
  return end === undefined ? path === rule : path.startsWith(start) && path.endsWith(end);
};

const headersOf = (path: string) =>
  rules.filter((rule) => matches(decodeURI(rule.path), path)).flatMap(({ headers }) => headers);

/** Paths of all pages and files that a visitor may ask for, from where the site begins. */
const paths = [
  ...listedAddresses.map((address) => decodeURI(new URL(address).pathname.slice(prefix.length))),
  ...ourFiles.filter((file) => !file.startsWith("_")).map((file) => `/${file}`),
];

const isKept = (path: string) => withoutLanguage(path.slice(1)).startsWith("static/");

test("browsers keep files whose names have a hash, and no others", () => {
  // Netlify and Cloudflare have browsers ask again for whatever no rule names.
  for (const path of paths) {
    const caching = new Map(headersOf(path)).get("cache-control");
    const kept = isKept(path) ? "public, max-age=31536000, immutable" : undefined;
    expect([path, caching]).toEqual([path, kept]);
  }
  expect(paths.filter((path) => isKept(path) && !/[0-9a-f]{10,}/.test(path))).toEqual([]);
});

test("no header of an address comes from two rules, which hosts would join", () => {
  const twice = paths.filter((path) => new Map(headersOf(path)).size < headersOf(path).length);
  expect(twice).toEqual([]);
  // Cloudflare reads no more.
  expect(rules.length).toBeLessThanOrEqual(100);
});

test("other sites may not frame a page, and no page has access to devices", () => {
  for (const path of paths) {
    const headers = Object.fromEntries(headersOf(path));
    expect({ path, ...headers }).toMatchObject({
      path,
      "x-content-type-options": "nosniff",
      "permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*payment=\(\)/),
      "x-frame-options": "SAMEORIGIN",
    });
  }
});

test("a drawing that is opened by itself runs no script, whatever the host", () => {
  const policy = "script-src 'none'; sandbox";
  for (const path of paths) {
    const sent = new Map(headersOf(path)).get("content-security-policy");
    expect([path, sent]).toEqual([path, path.endsWith(".svg") ? policy : undefined]);
  }
  for (const name of ["vercel.json", "deploy/cloudfront.json"])
    expect(fs.readFileSync(name, "utf8")).toContain(policy);
});

test("files of text have the type and the character set that hosts don't know", () => {
  const types = { txt: "text/plain; charset=utf-8", vcf: "text/vcard; charset=utf-8" };
  for (const path of paths) {
    const [, ending] = /\/(?:resume|licences|contact)\.(txt|vcf)$/.exec(path) ?? [];
    const type = new Map(headersOf(path)).get("content-type");
    expect([path, type]).toEqual([path, types[ending as keyof typeof types]]);
  }
});

/** The content security policy in the HTML of a page. */
const policyOf = (document: Document): Readonly<Record<string, readonly string[]>> => {
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const directives = (meta?.getAttribute("content") ?? "").split(";");
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources.sort()];
    }),
  );
};

const hashOf = ({ textContent }: Element): string => {
  const hash = createHash("sha256").update(textContent ?? "");
  return `'sha256-${hash.digest("base64")}'`;
};

test("the policy of each page allows the site's scripts, those in its HTML and the owner's frames, no others", () => {
  const framed = [
    ...framedApps.map(({ url }) => url),
    ...liveProjects.flatMap(({ live = "/", refusesFrames }) => (refusesFrames ? [] : live)),
    ...projects.flatMap(({ experiment }) => experiment ?? []),
  ];
  const frames = framed.map((url) => (url.startsWith("/") ? "'self'" : new URL(url).origin));
  const { src = "/" } = site.analytics ?? {};
  const counter = src.startsWith("/") ? [] : [new URL(src).origin];
  for (const { address, document } of allPages) {
    const waiting = document.querySelector("template")?.content;
    const scripts = [document, ...(waiting ? [waiting] : [])].flatMap((part) => [
      ...part.querySelectorAll("script:not([src]):not([type='application/ld+json'])"),
    ]);
    expect(scripts.length).toBeGreaterThan(0);
    expect({ address, ...policyOf(document) }).toMatchObject({
      address,
      "default-src": ["'none'"],
      "script-src": ["'self'", ...counter, ...new Set(scripts.map(hashOf))].sort(),
      "style-src": ["'self'", "'unsafe-inline'"],
      "base-uri": ["'none'"],
      "form-action": ["'none'"],
    });
    const allowed = policyOf(document)["frame-src"] ?? [];
    expect([address, ...allowed]).toEqual([address, ...[...new Set(frames)].sort()]);
    // The policy holds for what comes after it.
    const early = document.querySelector("script,style,link,meta[http-equiv]");
    expect(early?.getAttribute("http-equiv")).toBe("Content-Security-Policy");
  }
});

test("the HTML has no event handler and no script as an address, which the policy forbids", () => {
  const isForbidden = ({ name, value }: Attr) =>
    name.startsWith("on") || (/^(?:href|src)$/.test(name) && /^javascript:/i.test(value));
  for (const { address, document } of allPages) {
    const forbidden = [...document.querySelectorAll("*")].filter(({ attributes }) =>
      [...attributes].some(isForbidden),
    );
    expect([address, ...forbidden.map(({ outerHTML }) => outerHTML.slice(0, 200))]).toEqual([
      address,
    ]);
  }
});
