/**
 * The address of a path on the site as it is told to others: whole, below that of the site's first
 * page, which need not be at the root of its host.
 */
export const wholeAddress = (home: string, path: string): string => new URL(`.${path}`, home).href;
