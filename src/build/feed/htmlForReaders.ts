/** Addresses that begin at the site's root: where a feed is read, that is another. */
const FROM_ROOT = /( (?:href|src)=")(\/[^"]*)/g;

/** What only the site's own stylesheet and script understand, and pictures in sizes that a reader need not choose from. */
const OF_THE_SITE =
  /<source [^>]*>| (?:srcset|sizes|class|tabindex|data-[a-z]+)="[^"]*"|<a [^>]*aria-hidden="true"[^>]*>#<\/a>/g;

/** A post's HTML as it is put into the feed. */
export const htmlForReaders = (html: string, home: string): string =>
  html
    .replace(OF_THE_SITE, "")
    .replace(
      FROM_ROOT,
      (_, before: string, address: string) => before + new URL(address, home).href,
    );
