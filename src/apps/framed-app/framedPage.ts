/**
 * Enough for a film site: scripts, its own storage and log-in, forms, trailers and shops in tabs of their own without these
 * restrictions, casting to a screen. It can't leave our page, block it by dialogs, or download.
 */
const SANDBOX = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-presentation",
];

// With `allow-same-origin` a page of our own origin could remove its sandbox.
const SANDBOX_OF_OWN_PAGE = SANDBOX.filter((permission) => permission !== "allow-same-origin");

/** The parts of the address `url` (or a path on this site), and the sandbox to frame it in the page at `pageAddress`. */
export const framedPage = (url: string, pageAddress: string) => {
  const framed = new URL(url, pageAddress);
  const isOwn = framed.origin === new URL(pageAddress).origin;
  return {
    absoluteUrl: framed.href,
    host: framed.host,
    /** No slash at its end. */
    path: framed.pathname.replace(/\/$/, ""),
    sandbox: (isOwn ? SANDBOX_OF_OWN_PAGE : SANDBOX).join(" "),
  };
};
