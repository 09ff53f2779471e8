import type { IAdapter } from "gatsby";

/**
 * Leaves what has been built as it is: plain files, with `_headers` beside them, which is all that a host needs. Where there is no
 * adapter Gatsby finds one by the environment. On Netlify that one adds `X-Frame-Options: DENY` to every answer, so that a
 * window can't frame a page of this site, and a second `Cache-Control`, so that browsers keep no file.
 */
export const plainFilesAdapter: IAdapter = { name: "plain-files", adapt: () => {} };
