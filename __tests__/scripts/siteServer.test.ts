import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { listen, type RunningServer } from "../../scripts/server/listen";
import { createSiteServer } from "../../scripts/server/siteServer";

const FILES = {
  "index.html": "the desktop",
  "404.html": "not found",
  "content/projects.json": "{}",
  "i/élan.svg": "a drawing",
};

const folder = mkdtempSync(join(tmpdir(), "site-"));
let servers: RunningServer[];

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), text);
  }
  const sites = [{ folder }, { folder, pathPrefix: "/portfolio" }];
  servers = await Promise.all(sites.map((site) => listen(createSiteServer(site))));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  rmSync(folder, { recursive: true });
});

/** Asks for a path as it is written: `fetch` would tidy it up first. */
const ask = (path: string, { server = 0, encoding = "identity" } = {}) =>
  new Promise<readonly unknown[]>((resolve, reject) => {
    const { port } = new URL(servers[server]?.origin ?? "");
    get({ port, path, headers: { "Accept-Encoding": encoding } }, (response) => {
      let text = "";
      response.on("data", (piece) => {
        text += piece;
      });
      const { statusCode, headers } = response;
      response.on("end", () => resolve([statusCode, headers.location ?? text]));
    }).on("error", reject);
  });

test.each([
  ["/?a=1", "the desktop"],
  ["/content/projects.json", "{}"],
  ["/i/%C3%A9lan.svg", "a drawing"],
])("npm run serve answers %s with its file", async (path, text) => {
  expect(await ask(path)).toEqual([200, text]);
});

test.each([
  "//",
  "//content/projects.json",
  "/./content/projects.json",
  "/content/../index.html",
  "/../index.html",
  "/%2e%2e/index.html",
  "/content%2fprojects.json",
  "/content\\projects.json",
  "/%",
  "http://elsewhere/foo",
])("npm run serve answers %s with the not-found page", async (path) => {
  expect(await ask(path)).toEqual([404, "not found"]);
  expect(await ask(path, { encoding: "br" })).toEqual([404, "not found"]);
});

test.each([
  ["/portfolio/", [200, "the desktop"]],
  ["/portfolio?a=1", [301, "/portfolio/"]],
  ["/", [404, "not found"]],
  ["/portfolios/", [404, "not found"]],
])("below a path prefix %s is answered with %j", async (path, answer) => {
  expect(await ask(path, { server: 1 })).toEqual(answer);
});
