import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import sirv from "sirv";
import { pathPrefix as prefixOfEnvironment } from "../../src/build/pathPrefix";
import {
  type HeaderRule,
  headersFor,
  parseHeaderRules,
} from "../../src/build/publicFiles/headerRules";

/** The folder into which the project's own site is built. (Scripts and tests are started in the project's root.) */
export const BUILT_SITE = resolve("public");
const NOT_FOUND_PAGE = "404.html";

/** What hosts say about a file that no rule names. */
const DEFAULT_CACHING = "public, max-age=0, must-revalidate";

const readHeaderRules = (file: string): readonly HeaderRule[] =>
  existsSync(file) ? parseHeaderRules(readFileSync(file, "utf8")) : [];

const setHeaders = (response: ServerResponse, rules: readonly HeaderRule[], address: string) => {
  response.setHeader("Cache-Control", DEFAULT_CACHING);
  for (const [name, value] of headersFor(rules, address)) response.setHeader(name, value);
};

/** The page for unknown addresses as it is sent: by the encoding that a browser must accept for it. */
const readNotFoundPage = (folder: string, hasBrotli: boolean) => {
  const copies = [
    { encoding: "br", file: `${NOT_FOUND_PAGE}.br` },
    { encoding: "gzip", file: `${NOT_FOUND_PAGE}.gz` },
  ];
  return {
    plain: readFileSync(join(folder, NOT_FOUND_PAGE)),
    compressed: copies
      .filter(({ encoding }) => hasBrotli || encoding !== "br")
      .filter(({ file }) => existsSync(join(folder, file)))
      .map(({ encoding, file }) => ({ encoding, content: readFileSync(join(folder, file)) })),
  };
};

export interface SiteServerOptions {
  /** The folder of the built site. Default: the project's own. */
  folder?: string;
  /** Whether brotli copies are served to those who accept them. Default: true. */
  hasBrotli?: boolean;
  /** Below which path the site is, such as `/portfolio`. Default: what the environment says. */
  pathPrefix?: string;
}

/** An address without the prefix; `undefined` when it lies elsewhere. */
const withoutPrefix = (address: string, prefix: string): string | undefined =>
  address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : undefined;

/**
 * A server of the built site that does what a static host does: headers by the site's own `_headers` file, the
 * compressed copies that the build has made, and the page for unknown addresses with the status 404.
 * The rules of `_headers` count from where the site is.
 *
 * @throws {Error} when nothing has been built yet.
 */
export const createSiteServer = ({
  folder = BUILT_SITE,
  hasBrotli = true,
  pathPrefix = prefixOfEnvironment(),
}: SiteServerOptions = {}): Server => {
  if (!existsSync(join(folder, NOT_FOUND_PAGE))) {
    throw new Error("There is no built site yet. Run `npm run build` first, or `npm start`.");
  }
  const rules = readHeaderRules(join(folder, "_headers"));
  const serveFile = sirv(folder, {
    brotli: hasBrotli,
    gzip: true,
    etag: true,
    setHeaders: (response, address) => setHeaders(response, rules, address),
  });

  const notFoundPage = readNotFoundPage(folder, hasBrotli);
  const serveNotFound = (request: IncomingMessage, response: ServerResponse) => {
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const copy = notFoundPage.compressed.find(({ encoding }) => accepted.includes(encoding));
    // Not by its own address: a missing script must not stay missing for a year.
    setHeaders(response, rules, `/${NOT_FOUND_PAGE}`);
    response.setHeader("Content-Type", "text/html;charset=utf-8");
    response.setHeader("Vary", "Accept-Encoding");
    if (copy) response.setHeader("Content-Encoding", copy.encoding);
    response.statusCode = 404;
    response.end(copy?.content ?? notFoundPage.plain);
  };

  return createServer((request, response) => {
    const address = withoutPrefix(request.url ?? "", pathPrefix);
    if (address !== undefined) {
      request.url = address;
      serveFile(request, response, () => serveNotFound(request, response));
    } else if (request.url?.split("?")[0] === pathPrefix) {
      response.writeHead(301, { Location: `${pathPrefix}/` }).end();
    } else {
      serveNotFound(request, response);
    }
  });
};
