/**
 * What a film site needs: its scripts, its own storage and log-in, its search form, trailers and
 * shops in tabs of their own (free of these restrictions, or they would not work there), and
 * casting to a screen. Nothing that leads the visitor away from our page: neither kind of top
 * navigation, no dialogs that block it, no downloads.
 */
const SANDBOX = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-presentation",
];

// With it, a page of our own origin could reach into ours and take its sandbox off.
const SANDBOX_OF_OWN_PAGE = SANDBOX.filter((permission) => permission !== "allow-same-origin");

export interface FramedPage {
  /** With scheme and host. */
  readonly wholeAddress: string;
  /** Host and, where it isn't the usual one, port. */
  readonly host: string;
  /** The path as it is shown behind the host: without a slash at its end. */
  readonly path: string;
  readonly sandbox: string;
}

/** How to frame `url` (an address, or a path on this site) in the page at `pageAddress`. */
export const framedPage = (url: string, pageAddress: string): FramedPage => {
  const framed = new URL(url, pageAddress);
  const isOwn = framed.origin === new URL(pageAddress).origin;
  return {
    wholeAddress: framed.href,
    host: framed.host,
    path: framed.pathname.replace(/\/$/, ""),
    sandbox: (isOwn ? SANDBOX_OF_OWN_PAGE : SANDBOX).join(" "),
  };
};
