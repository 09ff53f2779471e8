import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import Negotiator from "negotiator";
import send from "send";
import { pathPrefix as prefixOfEnvironment } from "../../src/build/pathPrefix";
import {
  type HeaderRule,
  headersFor,
  parseHeaderRules,
} from "../../src/build/publicFiles/headerRules";
import { type ServedFile, servedFiles } from "./servedFiles";

/** The folder into which the project's own site is built. (Scripts and tests are started in the project's root.) */
export const BUILT_SITE = resolve("public");
const NOT_FOUND_PAGE = "404.html";

/** What hosts say about a file that no rule names. */
const DEFAULT_CACHING = "public, max-age=0, must-revalidate";

const METHODS = ["GET", "HEAD"];

const NO_BODY = { "Content-Length": "0" };

const readHeaderRules = (file: string): readonly HeaderRule[] =>
  existsSync(file) ? parseHeaderRules(readFileSync(file, "utf8")) : [];

const setHeaders = (response: ServerResponse, rules: readonly HeaderRule[], address: string) => {
  response.setHeader("Cache-Control", DEFAULT_CACHING);
  for (const [name, value] of headersFor(rules, address)) response.setHeader(name, value);
};

/** The page for unknown addresses, kept: it answers for files that are gone, and may be gone with them. */
const readNotFoundPage = (folder: string, page: ServedFile | undefined) => ({
  plain: readFileSync(join(folder, NOT_FOUND_PAGE)),
  copies: (page?.copies ?? []).map(({ encoding, path }) => ({
    encoding,
    content: readFileSync(join(folder, path)),
  })),
});

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

const decoded = (address: string): string => {
  try {
    return decodeURI(address);
  } catch {
    // A percent sign that encodes nothing.
    return address;
  }
};

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
    throw new Error(
      "There is no built site (`npm run develop` takes it away). Run `npm run build` first, or `npm start`.",
    );
  }
  const rules = readHeaderRules(join(folder, "_headers"));
  const find = servedFiles(folder);
  const notFoundPage = readNotFoundPage(folder, find(`/${NOT_FOUND_PAGE}`));

  /** The smallest of some copies that the request accepts. */
  const accepted = <Copy extends { encoding: string }>(
    request: IncomingMessage,
    copies: readonly Copy[],
  ): Copy | undefined => {
    const known = copies.filter(({ encoding }) => hasBrotli || encoding !== "br");
    const wanted = new Negotiator(request).encodings(known.map(({ encoding }) => encoding));
    return known.find(({ encoding }) => wanted.includes(encoding));
  };

  const serveNotFound = (request: IncomingMessage, response: ServerResponse) => {
    const copy = accepted(request, notFoundPage.copies);
    // Not by its own address: a missing script must not stay missing for a year.
    setHeaders(response, rules, `/${NOT_FOUND_PAGE}`);
    response.setHeader("Content-Type", "text/html;charset=utf-8");
    response.setHeader("Vary", "Accept-Encoding");
    if (copy) response.setHeader("Content-Encoding", copy.encoding);
    response.statusCode = 404;
    response.end(copy?.content ?? notFoundPage.plain);
  };

  const serveFile = (
    request: IncomingMessage,
    response: ServerResponse,
    { address, file }: { address: string; file: ServedFile },
  ) => {
    const copy = accepted(request, file.copies);
    const before = response.getHeaderNames();
    response.setHeader("Vary", "Accept-Encoding");
    if (file.type !== undefined) response.setHeader("Content-Type", file.type);
    if (copy) response.setHeader("Content-Encoding", copy.encoding);
    setHeaders(response, rules, address);
    send(request, encodeURI(copy?.path ?? file.path), {
      root: folder,
      cacheControl: false,
      dotfiles: "allow",
      index: false,
    })
      .on("error", ({ status, headers = {} }) => {
        if (response.headersSent) {
          response.destroy();
          return;
        }
        for (const name of response.getHeaderNames()) {
          if (!before.includes(name)) response.removeHeader(name);
        }
        // It was there at the start.
        if (status === 404) serveNotFound(request, response);
        else response.writeHead(status, { ...headers, ...NO_BODY }).end();
      })
      .pipe(response);
  };

  return createServer((request, response) => {
    const { method = "", url = "" } = request;
    if (!METHODS.includes(method)) {
      response.writeHead(405, { Allow: METHODS.join(", "), ...NO_BODY }).end();
      return;
    }
    const [path = ""] = url.split("?");
    const address = withoutPrefix(path, pathPrefix);
    const file = address === undefined ? undefined : find(decoded(address).normalize());
    if (address !== undefined && file !== undefined) {
      serveFile(request, response, { address: decoded(address), file });
    } else if (path === pathPrefix) {
      response.writeHead(301, { Location: `${pathPrefix}/`, ...NO_BODY }).end();
    } else {
      serveNotFound(request, response);
    }
  });
};
