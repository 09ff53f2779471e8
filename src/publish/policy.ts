import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { siteFile, writeSiteFile } from "../content/files";
import type { SiteContent } from "../site";

/** Classic inline scripts and modules; other types are data, such as JSON-LD. */
const INLINE_SCRIPT = /<script(?![^>]* src=)(?![^>]* type="(?!module))[^>]*>([\s\S]*?)<\/script>/g;

/** The charset must be in the first 1,024 bytes, so the policy comes after it. */
const CHARSET = /<meta charset="[^"]*"\/?>/i;

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

const hashOf = (code: string): string =>
  `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** The sources of some addresses. A framed page's whole site is allowed: its links lead to other pages in the same frame. */
const sourcesOf = (addresses: readonly string[]): string[] =>
  addresses.map((it) => (it.startsWith("/") ? "'self'" : new URL(it).origin));

const directive = (name: string, ...sources: readonly string[]): string =>
  [name, ...new Set(sources)].join(" ");

type PolicyContent = Pick<SiteContent, "site" | "settings" | "attribution" | "projects">;

/** A page's content security policy, as the text of its meta element. Anything else is refused, such as plug-ins, media, workers and forms. */
const policyFor = (html: string, content: PolicyContent): string => {
  const { site, settings, attribution, projects } = content;
  const topics = [...settings, ...attribution].flatMap((group) => group.topics);
  const icons = sourcesOf(topics.flatMap(({ iconUrl }) => iconUrl ?? []));
  const { src, host } = site.analytics ?? {};
  const counter = sourcesOf(src ? [src] : []);
  const reports = [...counter, ...sourcesOf(host ? [host] : [])];
  const frames = sourcesOf([
    ...site.framedApps.filter(({ refusesFrames }) => !refusesFrames).map(({ url }) => url),
    ...projects.flatMap(({ experiment }) => experiment ?? []),
  ]);
  const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, code = ""]) => hashOf(code));
  return [
    directive("default-src", "'none'"),
    directive("script-src", "'self'", ...counter, ...inline),
    directive("style-src", "'self'", "'unsafe-inline'"),
    directive("img-src", "'self'", "data:", ...icons, ...reports),
    directive("font-src", "'self'"),
    directive("connect-src", "'self'", ...reports),
    ...(frames.length > 0 ? [directive("frame-src", ...frames)] : []),
    directive("base-uri", "'none'"),
    directive("form-action", "'none'"),
  ].join(";");
};

/** A page's HTML with its policy. */
export const withPolicy = (html: string, content: PolicyContent): string => {
  // A page that this build did not write again has a policy.
  const bare = html.replace(POLICY, "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(bare, content)}"/>`;
  return bare.replace(CHARSET, (charset) => charset + meta);
};

/**
 * Writes each page's policy into its HTML, after everything else has written there: Gatsby's own inline scripts differ from page to page, so
 * their hashes are known from the finished page only.
 */
export const writePolicies = (pagePaths: readonly string[], content: SiteContent): void => {
  for (const pagePath of pagePaths) {
    const name = pagePath.endsWith(".html") ? pagePath : path.join(pagePath, "index.html");
    const html = fs.readFileSync(siteFile(name), "utf8");
    if (!CHARSET.test(html)) throw new Error(`${name} has no charset, which the policy follows.`);
    writeSiteFile(name, withPolicy(html, content));
  }
};
