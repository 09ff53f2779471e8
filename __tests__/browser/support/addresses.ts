/** A place on this site, for whatever takes addresses: relative to where the tested site is. */
export const onSite = (address: string): string => `.${address}`;

/** The place on the site at `site` that a whole address names, as people read it. */
export const siteAddressOf = (wholeAddress: string, site: string): string => {
  const { pathname, hash } = new URL(wholeAddress);
  const root = new URL(onSite("/"), site).pathname;
  return decodeURI(pathname).replace(root, "/") + hash;
};
