import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expectFreePort, isFreePort, wantedPort } from "../../scripts/server/port";

test.each([
  [undefined, 9000],
  ["", 9000],
  ["1", 1],
  ["8080", 8080],
  ["65535", 65535],
])("PORT=%s is %i", (text, port) => {
  expect(wantedPort(9000, text)).toBe(port);
});

test.each(["0", "65536", "80a", "-1", "8080.5", "1e3", "0x50", " 80", "http"])(
  "PORT=%s is refused in one clear line",
  (text) => {
    expect(() => wantedPort(9000, text)).toThrow(
      `PORT is "${text}"; it should be a whole number from 1 to 65535.`,
    );
  },
);

describe("a port that somebody else has", () => {
  let busy: Server;
  let port: number;
  beforeEach(async () => {
    busy = createServer();
    await new Promise<void>((ready) => busy.listen(0, ready));
    port = (busy.address() as AddressInfo).port;
  });
  afterEach(() => new Promise((closed) => busy.close(closed)));

  test.each([
    ["start", "npm start"],
    ["serve", "npm run serve"],
    ["develop", "npm run develop"],
  ])("is one clear line in %s, with a free one", async (script, command) => {
    const message = await expectFreePort(port, script).catch((error: Error) => error.message);
    expect(message).toMatch(`Port ${port} is in use`);
    const [, free = ""] = new RegExp(`PORT=(\\d+) ${command}$`).exec(message ?? "") ?? [];
    expect(await isFreePort(Number(free))).toBe(true);
  });
});

test("a free port is fine", async () => {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  await expect(expectFreePort(port, "start")).resolves.toBeUndefined();
});
