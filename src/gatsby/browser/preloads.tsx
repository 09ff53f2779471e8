import { type RenderBodyArgs, withPrefix } from "gatsby";
import { APP_DATA_PATH, pageDataPath } from "../../contract/siteFiles";

/** See `PageFilesPlugin`. */
const FILES: Record<string, readonly string[]> = JSON.parse(process.env.PAGE_FILES ?? "{}");

/** The used part of a page's `page-data.json`. */
export interface PageData extends ReturnType<RenderBodyArgs["loadPageDataSync"]> {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

const scriptsOf = (chunkName: string): readonly string[] =>
  (FILES[chunkName] ?? []).filter((name) => name.endsWith(".js")).map((name) => `/${name}`);

const scriptPreload = (path: string, media?: string): JSX.Element => (
  <link
    key={path}
    rel="preload"
    as="script"
    media={media}
    {...{ fetchpriority: "low" }}
    href={withPrefix(path)}
  />
);

/** Gatsby's loader asks for these, one after the other, once its scripts run; on a slow phone 0.3 s later. */
const dataPaths = (pathname: string, { staticQueryHashes }: PageData): readonly string[] => [
  pageDataPath(pathname),
  APP_DATA_PATH,
  ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
];

/** The preloads of a page, in the order of their use. */
export const preloads = (pathname: string, page: PageData): JSX.Element[] => [
  ...scriptsOf(page.componentChunkName).map((path) => scriptPreload(path)),
  ...dataPaths(pathname, page).map((path) => (
    <link key={path} rel="preload" as="fetch" crossOrigin="" href={withPrefix(path)} />
  )),
  // A phone's network is slow: its scripts come while the page is painted. A computer has the font and pictures first.
  ...scriptsOf("app").map((path) => scriptPreload(path, "(pointer: coarse)")),
];
