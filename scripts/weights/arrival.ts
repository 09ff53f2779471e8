import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";
import { pathPrefix } from "../../src/build/pathPrefix";
import { gzippedBytes } from "./gzip";
import type { BuiltScript } from "./scriptWeights";

/** How long nothing may be asked for until the arrival counts as over. */
const QUIET_MS = 1000;

type Kind = "document" | "script" | "font" | "image" | "data" | "other";

export interface ArrivedFile {
  /** Its path on the site. */
  path: string;
  kind: Kind;
  /** Bytes on the way: text after `gzip -9`, everything else as it is. */
  bytes: number;
}

const KINDS: Readonly<Record<string, Kind>> = {
  document: "document",
  script: "script",
  font: "font",
  image: "image",
  fetch: "data",
  xhr: "data",
};

const isText = (path: string) => !/\.(?:avif|webp|jpe?g|png|ico|woff2)$/.test(path);

/** Resolves when nothing has been under way for a while and the page has found time for its idle callbacks. */
export const untilQuiet = async (page: Page): Promise<void> => {
  let lastActivity = performance.now();
  const underWay = new Set<Request>();
  const begin = (request: Request) => underWay.add(request);
  const end = (request: Request) => {
    underWay.delete(request);
    lastActivity = performance.now();
  };
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);

  const isQuiet = () => underWay.size === 0 && performance.now() - lastActivity >= QUIET_MS;
  const waitUntilQuiet = async (): Promise<void> => {
    while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    if (!isQuiet()) await waitUntilQuiet();
  };
  await waitUntilQuiet();
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
};

/**
 * Opens an address and waits until all has arrived that comes without a visitor's doing, also what is fetched when the
 * browser is idle. Says what that was, in the order of asking.
 */
export const observeArrival = async (page: Page, address: string): Promise<ArrivedFile[]> => {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(address, { waitUntil: "load" });
  await untilQuiet(page);

  const { origin } = new URL(address);
  const files = requests
    .filter((request) => request.url().startsWith(`${origin}/`))
    .map(async (request): Promise<ArrivedFile> => {
      const path = decodeURI(new URL(request.url()).pathname).slice(pathPrefix().length);
      const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
      const kind = path.endsWith(".js") ? "script" : (KINDS[request.resourceType()] ?? "other");
      return { path, kind, bytes: isText(path) ? gzippedBytes(body) : body.length };
    });
  return Promise.all(files);
};

/** The bytes of all files, or of those of one kind. */
export const sumBytes = (files: readonly ArrivedFile[], kind?: Kind): number =>
  files
    .filter((file) => kind === undefined || file.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

/** The scripts among the files, from the folder of the built site, each with its source map. */
export const arrivedScripts = (files: readonly ArrivedFile[], folder: string): BuiltScript[] => {
  const paths = new Set(files.filter(({ kind }) => kind === "script").map(({ path }) => path));
  return [...paths].map((path) => ({
    code: readFileSync(join(folder, path), "utf8"),
    sourceMap: textOf(join(folder, `${path}.map`)),
  }));
};
