import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILT_SITE } from "../../../scripts/server/siteServer";

/** A page that the site says has an address of its own, as it was built last. */
export interface BuiltHtml {
  /** The whole address. */
  readonly canonical: string;
  readonly html: string;
}

const CANONICAL = /<link rel="canonical" href="([^"]+)"/;

/** Every such page: what is added later is covered without a change here. */
export const builtHtml: readonly BuiltHtml[] = readdirSync(BUILT_SITE, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
  .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
  .flatMap((html) => {
    const canonical = CANONICAL.exec(html)?.[1];
    return canonical === undefined ? [] : [{ canonical, html }];
  });

const [home = ""] = builtHtml
  .map(({ canonical }) => canonical)
  .sort((one, other) => one.length - other.length);

/** The whole address of the site's first page, which all others begin with. */
export const HOME = home;

/** The page at a path of the site. */
export const builtPage = (path: string): BuiltHtml => {
  const page = builtHtml.find(({ canonical }) => canonical === new URL(`.${path}`, HOME).href);
  if (page === undefined) throw new Error(`There is no page at ${path}.`);
  return page;
};

const STRUCTURED_DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** What a page says of itself in schema.org's words, in as many parts as it says it. */
export const structuredDataOf = ({ html }: BuiltHtml): readonly unknown[] =>
  [...html.matchAll(STRUCTURED_DATA)].map(([, json = ""]) => JSON.parse(json));
