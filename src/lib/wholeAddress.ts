/**
 * The absolute address of a path on the site, below that of the first page, which need not be at the
 * root of its host.
 */
export const wholeAddress = (home: string, path: string): string => new URL(`.${path}`, home).href;
