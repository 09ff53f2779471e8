import { pathPrefix } from "../../src/build/pathPrefix";

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&apos;": "'",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
};

const unescapeXml = (text: string): string =>
  text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);

/** Where on this site the addresses of a sitemap are, or of a list of sitemaps, such as `/projects/`. */
const pathsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) =>
    new URL(unescapeXml(address)).pathname.slice(pathPrefix().length),
  );

/** The paths of all pages that the site's sitemap lists. `read` answers with what is at a path. */
export const sitemapPaths = async (read: (path: string) => Promise<string>): Promise<string[]> => {
  const maps = pathsIn(await read("/sitemap-index.xml"));
  const paths = await Promise.all(maps.map(async (map) => pathsIn(await read(map))));
  return paths.flat();
};
