import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { listen, type RunningServer } from "../../scripts/server/listen";
import { createSiteServer } from "../../scripts/server/siteServer";

const TEXT = "0123456789abcdef";
const folder = mkdtempSync(join(tmpdir(), "site-"));
let server: RunningServer;

beforeAll(async () => {
  mkdirSync(join(folder, "static"));
  writeFileSync(join(folder, "404.html"), "not found");
  writeFileSync(join(folder, "index.html"), "the desktop");
  writeFileSync(join(folder, "talk.txt"), TEXT);
  writeFileSync(join(folder, "gone.txt"), TEXT);
  writeFileSync(join(folder, "static/a.js"), "plain");
  writeFileSync(join(folder, "static/a.js.br"), brotliCompressSync("plain"));
  writeFileSync(join(folder, "static/a.js.gz"), gzipSync("plain"));
  writeFileSync(
    join(folder, "_headers"),
    "/static/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  );
  server = await listen(createSiteServer({ folder }));
  rmSync(join(folder, "gone.txt"));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What is answered to these very bytes. */
const answerTo = (lines: string[]): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(server.origin);
    const socket = connect(Number(port), "localhost", () => {
      socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`, "latin1");
    });
    let text = "";
    socket.setEncoding("latin1").on("data", (piece) => {
      text += piece;
    });
    socket.on("error", reject).on("close", () => {
      const [head = "", ...rest] = text.split("\r\n\r\n");
      const [first = "", ...fields] = head.split("\r\n");
      const headers = fields.map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      });
      const status = Number(first.split(" ")[1]);
      resolve({ status, headers: Object.fromEntries(headers), body: rest.join("\r\n\r\n") });
    });
  });

const get = (path: string, ...more: string[]) =>
  answerTo([`GET ${path} HTTP/1.1`, "Host: here", ...more]);

const expectAlive = async () => expect((await get("/")).body).toBe("the desktop");

describe("ranges", () => {
  test.each([
    ["bytes=0-0", "0", "bytes 0-0/16"],
    ["bytes=-10", "6789abcdef", "bytes 6-15/16"],
    ["bytes=14-", "ef", "bytes 14-15/16"],
    ["bytes=2-4", "234", "bytes 2-4/16"],
    ["bytes=10-999", "abcdef", "bytes 10-15/16"],
  ])("%s", async (range, body, answered) => {
    const answer = await get("/talk.txt", `Range: ${range}`);
    expect(answer).toMatchObject({ status: 206, body });
    expect(answer.headers["content-range"]).toBe(answered);
    expect(answer.headers["content-length"]).toBe(String(body.length));
  });

  test.each(["bytes=5-2", "bytes=16-", "bytes=999-1000", "bytes=-0"])(
    "%s can't be satisfied",
    async (range) => {
      const answer = await get("/talk.txt", `Range: ${range}`);
      expect(answer).toMatchObject({ status: 416, body: "" });
      expect(answer.headers["content-range"]).toBe("bytes */16");
      await expectAlive();
    },
  );

  test.each(["lines=1-2", "bytes", "bytes=a-b", "bytes=0-1,4-5", "=", "bytes=-"])(
    "%s is not understood: it is all or nothing",
    async (range) => {
      const answer = await get("/talk.txt", `Range: ${range}`);
      expect([200, 416]).toContain(answer.status);
      expect(answer.body).toBe(answer.status === 200 ? TEXT : "");
      await expectAlive();
    },
  );
});

test("a file that is gone since the start is not found, and may not be kept", async () => {
  for (const more of [[], ["Range: bytes=0-3"], ["If-None-Match: *"]]) {
    const answer = await get("/gone.txt", ...more);
    expect(answer).toMatchObject({ status: 404, body: "not found" });
    expect(answer.headers["content-type"]).toBe("text/html;charset=utf-8");
  }
  await expectAlive();
});

describe("methods", () => {
  test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])(
    "%s is refused",
    async (method) => {
      const answer = await answerTo([`${method} / HTTP/1.1`, "Host: here", "Content-Length: 0"]);
      expect(answer).toMatchObject({ status: 405, body: "" });
      expect(answer.headers.allow).toBe("GET, HEAD");
    },
  );

  test("HEAD tells what GET would, without the file", async () => {
    const answer = await answerTo(["HEAD /talk.txt HTTP/1.1", "Host: here"]);
    expect(answer).toMatchObject({ status: 200, body: "" });
    expect(answer.headers["content-length"]).toBe("16");
  });
});

describe("compressed copies", () => {
  test.each([
    ["br, gzip", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0,gzip;q=0", undefined],
    ["*", "br"],
    ["*;q=0", undefined],
    ["identity", undefined],
    ["abracadabra", undefined],
  ])("Accept-Encoding: %s", async (accepted, encoding) => {
    const { status, headers } = await get("/static/a.js", `Accept-Encoding: ${accepted}`);
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers).toMatchObject({
      vary: "Accept-Encoding",
      "content-type": "text/javascript",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });
});

test("a copy that is still right is not sent again", async () => {
  const { headers } = await get("/talk.txt");
  const again = await get("/talk.txt", `If-None-Match: ${headers.etag}`);
  expect(again).toMatchObject({ status: 304, body: "" });
});

test.each([
  "GET /%E0%A4%A HTTP/1.1",
  "GET /%00 HTTP/1.1",
  "GET /\u00ff HTTP/1.1",
  "GET * HTTP/1.1",
  "GET http://[ HTTP/1.1",
  "GET /a b HTTP/1.1",
  "GET  HTTP/1.1",
  "get / HTTP/1.1",
  "\u0000\u0001",
  `GET /${"a".repeat(100_000)} HTTP/1.1`,
])("%j does no harm", async (line) => {
  const { status } = await answerTo([line, "Host: here"]);
  expect([400, 404, 405, 431]).toContain(status);
  await expectAlive();
});

test("visitors who leave in the middle do no harm", async () => {
  const { port } = new URL(server.origin);
  for (const sent of ["GET /talk.txt HTTP/1.1\r\nHost: here\r\n\r\n", "GET /ta", ""]) {
    await new Promise<void>((left) => {
      const socket = connect(Number(port), "localhost", () => {
        socket.write(sent, () => socket.resetAndDestroy());
      });
      socket.on("error", () => {}).on("close", () => left());
    });
  }
  await expectAlive();
});

/** Visitors who have all come before the first of them goes on, and have asked so much. */
const visitors = (count: number, asked: string): Promise<Socket[]> => {
  const { port } = new URL(server.origin);
  const come = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(Number(port), "localhost", () => {
        socket.write(asked, () => resolve(socket));
      });
      socket.on("error", reject);
    });
  return Promise.all(Array.from({ length: count }, come));
};

test("500 visitors at once are all answered while slow ones hang, and these in the end", async () => {
  const rest = "TP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
  const slow = await visitors(100, "GET /talk.txt HT");
  const answersTo = (sockets: readonly Socket[]) =>
    Promise.all(
      sockets.map((socket) => {
        socket.write(rest);
        return text(socket);
      }),
    );
  for (const answer of await answersTo(await visitors(500, "GET / HT")))
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\nthe desktop$/);
  for (const answer of await answersTo(slow))
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n0123456789abcdef$/);
});
