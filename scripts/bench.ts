import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { constants, gzipSync } from "node:zlib";

// What a visitor downloads on arrival at `/`, from the site as it was built last.

const PUBLIC_FOLDER = resolve("public");
const HOME_PAGE = resolve(PUBLIC_FOLDER, "index.html");
const PAGE_COMPONENT = "component---src-pages-index-tsx";

/** Gatsby's map from the name of an entry or a page component to the files that it needs. */
type ChunkMap = Record<string, string[]>;

const gzippedBytes = (file: string): number =>
  gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }).length;

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

const scriptsOfArrival = (): string[] => {
  const { assetsByChunkName }: { assetsByChunkName: ChunkMap } = JSON.parse(
    readFileSync(resolve(PUBLIC_FOLDER, "webpack.stats.json"), "utf8"),
  );
  const files = ["app", PAGE_COMPONENT].flatMap((name) => assetsByChunkName[name] ?? []);
  return [...new Set(files)].filter((file) => file.endsWith(".js"));
};

const printTable = (rows: readonly (readonly [string, number])[]): void => {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, bytes] of rows) {
    console.log(`${name.padEnd(width)}  ${inKilobytes(bytes).padStart(9)}`);
  }
};

if (!existsSync(HOME_PAGE)) {
  console.error("There is no built site yet. Run `npm run build` first.");
  process.exit(1);
}

const scripts = scriptsOfArrival().map(
  (file) => [file, gzippedBytes(resolve(PUBLIC_FOLDER, file))] as const,
);
console.log("On arrival at /, gzip -9:\n");
printTable([
  ["HTML", gzippedBytes(HOME_PAGE)],
  ["page data", gzippedBytes(resolve(PUBLIC_FOLDER, "page-data/index/page-data.json"))],
  ["all scripts", scripts.reduce((sum, [, bytes]) => sum + bytes, 0)],
  ...scripts,
]);
