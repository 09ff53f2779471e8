import fs from "node:fs";
import path from "node:path";
import { MOVIE_PLATFORM } from "../../apps/movie-platform/place";
import { slugOf } from "../../lib/slug";
import type { Mistake } from "../mistakes/mistake";
import { quote } from "../mistakes/quote";
import { projectRoot, STATIC_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import type { Documents } from "./documents";

/** What each site has at an address of its own, in the owner's words. */
const TAKEN: Readonly<Record<string, string>> = {
  [MOVIE_PLATFORM.address]: `the window ${quote(MOVIE_PLATFORM.title)}`,
  "/404/": "the page for unknown addresses",
  "/page-data/": "the pages' data",
  "/static/": "the site's scripts and pictures",
};

const isFile = (file: string): boolean =>
  fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file in `static/` that a browser would get at an address, if any. */
const staticFileAt = (slug: string): string | undefined =>
  [slug, `${slug}.html`, `${slug}/index.html`].find((name) =>
    isFile(path.join(projectRoot(), STATIC_FOLDER, name)),
  );

const holderOf = (slug: string): string | undefined => {
  const file = staticFileAt(slug);
  return TAKEN[`/${slug}/`] ?? (file && `the file ${quote(`${STATIC_FOLDER}/${file}`)}`);
};

/** No section may have an address that something else has already. */
export const checkAddresses = ({ navigation }: Documents): Mistake[] =>
  itemsOf(navigation?.value).flatMap((item, index) => {
    const { title } = recordOf(item);
    if (navigation === undefined || typeof title !== "string") return [];
    const slug = slugOf(title);
    const holder = holderOf(slug);
    if (holder === undefined) return [];
    const sentence = `${quote(title)} would have the address /${slug}/, which is that of ${holder}. Change the title.`;
    return [navigation.mistakeAt([index, "title"], sentence)];
  });
