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
let server: RunningServer;

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), text);
  }
  server = await listen(createSiteServer({ folder }));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Asks for a path as it is written: `fetch` and browsers would tidy it up first. */
const ask = (path: string, headers = {}) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const { port } = new URL(server.origin);
    get({ port, path, headers }, (response) => {
      let text = "";
      response.on("data", (piece) => {
        text += piece;
      });
      response.on("end", () => resolve({ status: response.statusCode, text }));
    }).on("error", reject);
  });

test.each([
  ["/", "the desktop"],
  ["/?a=1", "the desktop"],
  ["/content/projects.json", "{}"],
  ["/i/%C3%A9lan.svg", "a drawing"],
])("%s is there", async (path, text) => {
  expect(await ask(path)).toEqual({ status: 200, text });
});

// Nobody's links lead to these; each must be as unknown as any other address.
test.each([
  "//",
  "///",
  "//foo",
  "/foo//",
  "//content/projects.json",
  "/content//projects.json",
  "//?a=1",
  "/./",
  "/./content/projects.json",
  "/content/../",
  "/content/../index.html",
  "/../index.html",
  "/%2f",
  "/%2Ffoo",
  "/%2e/",
  "/%2e%2e/index.html",
  "/content%2fprojects.json",
  "/content%5cprojects.json",
  "/content\\projects.json",
  "/\\foo",
  "/%",
  "http://elsewhere/foo",
])("%s is not found", async (path) => {
  for (const encoding of ["identity", "br"]) {
    expect(await ask(path, { "Accept-Encoding": encoding })).toEqual({
      status: 404,
      text: "not found",
    });
  }
});

describe("below a path of its domain", () => {
  let below: RunningServer;
  beforeAll(async () => {
    below = await listen(createSiteServer({ folder, pathPrefix: "/portfolio" }));
  });
  afterAll(() => below.close());

  const answerTo = async (path: string) => {
    const response = await fetch(below.origin + path, { redirect: "manual" });
    return { status: response.status, leadsTo: response.headers.get("location") };
  };

  test.each([
    ["/portfolio/", 200, null],
    ["/portfolio/content/projects.json", 200, null],
    ["/portfolio", 301, "/portfolio/"],
    ["/portfolio?a=1", 301, "/portfolio/"],
    ["/portfolio/nowhere", 404, null],
    ["/", 404, null],
    ["/content/projects.json", 404, null],
    ["/portfolios/", 404, null],
  ])("%s answers with %i", async (path, status, leadsTo) => {
    expect(await answerTo(path)).toEqual({ status, leadsTo });
  });
});
