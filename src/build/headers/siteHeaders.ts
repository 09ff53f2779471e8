/** Names and values of what an answer says about itself. */
export type Headers = Readonly<Record<string, string>>;

/** Every address below it has a hash of the content in it: scripts, fonts, pictures. */
export const KEPT_FOLDER = "/static/";

const FOR_EVER: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Pages and their data keep their addresses when they change: a browser asks each time whether its copy is still right. */
const ASK_AGAIN: Headers = { "Cache-Control": "public, max-age=0, must-revalidate" };

/**
 * Everything that Chromium knows and that a frame does not have by itself: what is off in a page is off in its frames, too, and
 * what a site may do by itself in a frame (pictures in pictures, say) is its own affair. `clipboard-write` is used.
 */
const TURNED_OFF = [
  "accelerometer",
  "autoplay",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

const ALWAYS: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": TURNED_OFF.map((feature) => `${feature}=()`).join(", "),
};

/** For a year. Of subdomains nothing is said: they need not be the site's. */
const HTTPS_ALONE: Headers = { "Strict-Transport-Security": "max-age=31536000" };

/** No other site may put a page into a frame, or reach into its window. */
const GUARDED: Headers = {
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/**
 * The kinds of addresses. What a window of the site frames is a kind of its own: such a page is sandboxed, so it has no origin, and
 * WebKit takes our own page for a stranger then. (Nor may `Cross-Origin-Resource-Policy` be said of anything it
 * loads, its styles among it.)
 */
export type AddressKind = "kept" | "framed" | "usual";

/** What is said to an address of a kind, and to it alone: `ALWAYS` comes on top. */
const OF_KIND: Readonly<Record<AddressKind, Headers>> = {
  kept: FOR_EVER,
  framed: ASK_AGAIN,
  usual: { ...ASK_AGAIN, ...GUARDED },
};

const UTF8 = "charset=utf-8";

/** Files whose type hosts don't know, or whose letters: text is read in those of the reader's own country where nobody says. */
const TYPES: Readonly<Record<string, string>> = {
  "/resume.txt": `text/plain; ${UTF8}`,
  "/licences.txt": `text/plain; ${UTF8}`,
  "/contact.vcf": `text/vcard; ${UTF8}`,
};

/** What a site answers with, address by address: the one description that every host's file is made from. */
export interface SiteHeaders {
  /** For every address. */
  readonly always: Headers;
  /** What comes to that, by the kind of the address. */
  readonly ofKind: Readonly<Record<AddressKind, Headers>>;
  /** The types of some files, by their addresses. */
  readonly types: Readonly<Record<string, string>>;
  /** What windows of the site frame of the site itself: paths, those of folders with a slash at the end. */
  readonly framed: readonly string[];
}

export interface SiteHeadersOptions {
  /** Whether browsers are to ask for the domain by HTTPS alone. Default: no. */
  readonly hsts?: boolean;
}

/** @param framed see `SiteHeaders` */
export const siteHeaders = (
  framed: readonly string[],
  { hsts = false }: SiteHeadersOptions = {},
): SiteHeaders => ({
  always: hsts ? { ...ALWAYS, ...HTTPS_ALONE } : ALWAYS,
  ofKind: OF_KIND,
  types: TYPES,
  framed,
});

const isFramed = (path: string, framed: readonly string[]): boolean =>
  framed.some((own) => (isFolder(own) ? path.startsWith(own) : path === own));

/** The whole site is no folder: what is framed at "/" is one page. */
export const isFolder = (path: string): boolean => path.length > 1 && path.endsWith("/");

export const kindOf = (path: string, { framed }: SiteHeaders): AddressKind => {
  if (path.startsWith(KEPT_FOLDER)) return "kept";
  return isFramed(path, framed) ? "framed" : "usual";
};

/** All that is said to one address, a path from where the site is. */
export const headersOf = (path: string, headers: SiteHeaders): Headers => {
  const type = headers.types[path];
  return {
    ...headers.always,
    ...headers.ofKind[kindOf(path, headers)],
    ...(type !== undefined && { "Content-Type": type }),
  };
};
