import { spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { LANGUAGES } from "../../src/content/schema";
import { type Server, startServer } from "../support/project/startServer";

// Asks real servers for the site as it was built last, each by its file in deploy/. Beside it are folders of other languages.

const SITE = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
fs.cpSync("public", SITE, { recursive: true });
afterAll(() => fs.rmSync(SITE, { recursive: true }));

const built = (address: string) => fs.readFileSync(path.join(SITE, address));
const fileLike = (pattern: RegExp) =>
  `/static/${fs.readdirSync(path.join(SITE, "static")).find((name) => pattern.test(name))}`;

const SCRIPT = fileLike(/^app-.*\.js$/);
const FONT = fileLike(/\.woff2$/);
const PAGE = "/projects/";

const FOLDERS = [...LANGUAGES, "de-at"].map((tag) => `/${tag}`);
for (const name of FOLDERS) {
  fs.mkdirSync(path.join(SITE, name, "static"), { recursive: true });
  fs.writeFileSync(path.join(SITE, name, "404.html"), `<h1>${name}</h1>`);
  for (const file of [SCRIPT, "/resume.txt", "/contact.vcf"])
    fs.copyFileSync(path.join(SITE, file), path.join(SITE, name, file));
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
};

type Start = (folder: string, port: number) => readonly [command: string, ...parts: string[]];

const startNginx: Start = (folder, port) => {
  const server = fs
    .readFileSync("deploy/nginx.conf", "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace("root /var/www/site;", `root ${SITE};`);
  const types = /--conf-path=(\S+)/.exec(spawnSync("nginx", ["-V"], { encoding: "utf8" }).stderr);
  const temporary = ["client_body", "fastcgi", "proxy", "scgi", "uwsgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  const conf = `
    daemon off;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    pid ${folder}/pid;
    error_log stderr;
    events {}
    http {
      access_log off;
      ${temporary}
      include ${path.join(path.dirname(types?.[1] ?? ""), "mime.types")};
      default_type application/octet-stream;
      ${server}
    }`;
  fs.writeFileSync(path.join(folder, "nginx.conf"), conf);
  return ["nginx", "-e", "stderr", "-c", path.join(folder, "nginx.conf")];
};

const startCaddy: Start = (folder, port) => {
  const conf = fs
    .readFileSync("deploy/Caddyfile", "utf8")
    .replace("{$SITE_ADDRESS::80}", `http://127.0.0.1:${port}`)
    .replace("root * /srv", `root * ${SITE}`);
  const file = path.join(folder, "Caddyfile");
  fs.writeFileSync(file, `{\n\tadmin off\n}\n${conf}`);
  return ["caddy", "run", "--config", file, "--adapter", "caddyfile"];
};

describe.each([
  { host: "nginx", start: startNginx },
  { host: "Caddy", start: startCaddy },
])("$host", ({ host, start }) => {
  let folder: string;
  let port: number;
  let server: Server | undefined;

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "host-"));
    port = await freePort();
    const home = ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"].map((name) => `${name}=${folder}`);
    server = await startServer(".", port, "env", ...home, ...start(folder, port));
  });
  afterAll(async () => {
    await server?.kill();
    fs.rmSync(folder, { recursive: true });
  });

  /** The answer to a path exactly as given: `fetch` would normalize it. */
  const get = (asked: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
      (resolve, reject) => {
        request({ host: "127.0.0.1", port, path: asked, headers }, async (response) => {
          const body = Buffer.concat(await response.toArray());
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        })
          .on("error", reject)
          .end();
      },
    );

  test.each([
    [PAGE, /^text\/html; ?charset=utf-8$/],
    [SCRIPT, /^(text|application)\/javascript\b/],
    ["/page-data/app-data.json", /^application\/json$/],
    ["/favicon.svg", /^image\/svg\+xml$/],
    ["/rss.xml", /^(text|application)\/xml\b/],
    ["/resume.txt", /^text\/plain; charset=utf-8$/],
    ["/resume/de/resume.txt", /^text\/plain; charset=utf-8$/],
    ["/contact.vcf", /^text\/vcard; charset=utf-8$/],
    [FONT, /^font\/woff2$/],
  ])(`${host} serves %s as %s`, async (address, type) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toMatch(type);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.body.equals(built(address === PAGE ? `${PAGE}index.html` : address))).toBe(true);
  });

  test(`${host} lets browsers keep files with a hash and ask again for all others`, async () => {
    for (const address of [SCRIPT, FONT]) {
      const { headers } = await get(address);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
    for (const address of [PAGE, "/page-data/app-data.json", "/nowhere"]) {
      const { headers } = await get(address);
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
    const { headers } = await get(PAGE);
    const again = await get(PAGE, { "If-None-Match": String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test(`${host} forbids other sites to frame pages`, async () => {
    const { headers } = await get(PAGE);
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect((await get("/movie-platform/")).status).toBe(200);
  });

  test(`${host} asks for HTTPS, and forbids scripts in a drawing that is opened by itself`, async () => {
    for (const address of [PAGE, SCRIPT, "/favicon.svg", "/nowhere"]) {
      const { headers } = await get(address);
      expect(headers["strict-transport-security"]).toBe("max-age=31536000");
      expect(headers["content-security-policy"]).toBe(
        address.endsWith(".svg")
          ? "script-src 'none'; sandbox"
          : "base-uri 'self'; frame-ancestors 'self'",
      );
    }
  });

  test(`${host} answers unknown addresses with the site's own page and status 404`, async () => {
    for (const address of [
      "/nowhere",
      "/static/nowhere.js",
      "/page-data/",
      "/_headers",
      "/_redirects",
    ]) {
      const { status, headers, body } = await get(address);
      expect([address, status, body.equals(built("/404.html"))]).toEqual([address, 404, true]);
      expect(headers["content-type"]).toMatch(/^text\/html/);
    }
  });

  test(`${host} treats the folder of a language as it treats the root`, async () => {
    for (const name of FOLDERS) {
      const { headers } = await get(name + SCRIPT);
      expect([name, headers["cache-control"]]).toEqual([
        name,
        "public, max-age=31536000, immutable",
      ]);
      const { status, body } = await get(`${name}/nowhere/at/all`);
      expect([name, status, `${body}`]).toEqual([name, 404, `<h1>${name}</h1>`]);
      const [text, card] = [await get(`${name}/resume.txt`), await get(`${name}/contact.vcf`)];
      expect(text.headers["content-type"]).toBe("text/plain; charset=utf-8");
      expect(card.headers["content-type"]).toBe("text/vcard; charset=utf-8");
    }
    // A language that the site is not in.
    const { status, body } = await get("/de-ch/nowhere");
    expect([status, body.equals(built("/404.html"))]).toEqual([404, true]);
    expect((await get("/movie-platform/static/")).headers["cache-control"]).toContain("max-age=0");
  });

  test(`${host} serves nothing outside of the site`, async () => {
    for (const up of ["..", "%2e%2e", "..%2f..", "static/..%2f..", "static/../..", "..%5c"]) {
      const { status, body } = await get(`/${up}/package.json`);
      expect([up, status >= 400, body.includes("desktop-portfolio")]).toEqual([up, true, false]);
    }
  });

  test(`${host} compresses text for browsers that accept gzip`, async () => {
    for (const address of [PAGE, SCRIPT, "/nowhere"]) {
      const plain = await get(address);
      const packed = await get(address, { "Accept-Encoding": "gzip" });
      expect([address, packed.headers["content-encoding"]]).toEqual([address, "gzip"]);
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      expect(packed.body.length).toBeLessThan(plain.body.length);
      expect(zlib.gunzipSync(packed.body).equals(plain.body)).toBe(true);
    }
    const font = await get(FONT, { "Accept-Encoding": "gzip, br" });
    expect(font.headers["content-encoding"]).toBeUndefined();
  });
});
