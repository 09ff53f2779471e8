import type { GatsbyNode } from "gatsby";
import { type CheckedContent, checkContent, type SiteContent } from "../../site";
import { writeCopy } from "./contentCopy";
import type { PictureTools } from "./textPictures";

let current: Extract<CheckedContent, { ok: true }> | undefined;

/** The content that was valid last. */
export const siteContent = (): SiteContent => {
  if (current === undefined) throw new Error("The content has not been read.");
  return current.site;
};

/** Checks `data/`. Valid content is the site's from then on. */
export const readContent = async (): Promise<CheckedContent> => {
  const checked = await checkContent();
  if (checked.ok) current = checked;
  return checked;
};

/** Before Gatsby makes nodes of the copy, but after gatsby-plugin-sharp is ready to make pictures. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (gatsby) => {
  if (current) await writeCopy(current, gatsby);
};

let last: Promise<unknown> = Promise.resolve();

/** Reads the content again, and writes the copy if it is valid. Calls wait for each other, or a slow early one would restore old content. */
export const refreshContent = (gatsby: PictureTools): Promise<CheckedContent> => {
  const done = last.then(async () => {
    const checked = await readContent();
    if (checked.ok) await writeCopy(checked, gatsby);
    return checked;
  });
  last = done.catch(() => {});
  return done;
};
