import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Builder, Capabilities } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { findProgram } from "../../../src/build/browser/findBrowser";

const PORT = 9202;
const SITE = `http://localhost:${PORT}/`;

const untilServed = async (): Promise<void> => {
  const isServed = () =>
    fetch(SITE).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isServed())) await setTimeout(200);
};

/** Opens WebKitGTK's own small browser, with a page of 1440 × 900, on a virtual screen, and serves the built site to it. */
export const startWebkit = async () => {
  const server = spawn("npx", ["gatsby", "serve", "--port", String(PORT)], { detached: true });
  await untilServed();
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1680x1200x24"]);
  const [display] = await once(screen.stdout, "data");
  const service = new DriverService.Builder(findProgram("WebKitWebDriver") ?? "")
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: "x11" })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
    .build();
  const [width, height] = await driver.executeScript<[number, number]>(
    "return [1440 + outerWidth - innerWidth, 900 + outerHeight - innerHeight]",
  );
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return {
    driver,
    site: SITE,
    async close() {
      await driver.quit();
      await service.kill();
      screen.kill();
      // The server is a child of npx.
      if (server.pid !== undefined) process.kill(-server.pid);
    },
  };
};
