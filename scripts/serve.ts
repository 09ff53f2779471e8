import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

const DEFAULT_PORT = 9000;
const publicFolder = resolve(fileURLToPath(import.meta.url), "../../public");
const notFoundPage = resolve(publicFolder, "404.html");

if (!existsSync(notFoundPage)) {
  console.error("There is no built site yet. Run `npm run build` first, or `npm start`.");
  process.exit(1);
}

/** Gatsby puts a hash of the content into these names; everything else may change with a build. */
const HASHED_FILE = /^\/(?:static\/|[^/]+-[0-9a-f]{20}\.(?:js|css)$)/;

const serveFile = sirv(publicFolder, {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders(response, pathname) {
    response.setHeader(
      "Cache-Control",
      HASHED_FILE.test(pathname)
        ? "public, max-age=31536000, immutable"
        : "public, max-age=0, must-revalidate",
    );
  },
});

const serveNotFound = (response: ServerResponse) => {
  response.writeHead(404, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "public, max-age=0, must-revalidate",
  });
  response.end(readFileSync(notFoundPage));
};

const port = Number(process.env.PORT ?? DEFAULT_PORT);
createServer((request, response) => {
  serveFile(request, response, () => serveNotFound(response));
}).listen(port, () => console.log(`The built site is at http://localhost:${port}`));
