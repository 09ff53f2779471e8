import { readdirSync, readFileSync } from "node:fs";
import { BUILT_FOLDER, pathPrefix } from "../../src/content/files";

/** The places of all pages, as the built site's map has them: "/projects/". */
export const places: readonly string[] = readdirSync(BUILT_FOLDER)
  .filter((file) => /^sitemap-\d+\.xml$/.test(file))
  .flatMap(
    (file) => readFileSync(`${BUILT_FOLDER}/${file}`, "utf8").match(/(?<=<loc>)[^<]+/g) ?? [],
  )
  .map((address) => new URL(address).pathname.slice(pathPrefix().length));
