import { spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, Capabilities } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { findProgram } from "../../support/browser/findBrowser";
import { serveSite } from "../../support/project/startServer";

const PORT = 9202;

/** Opens WebKitGTK's own small browser, with a page of 1440 × 900, on a virtual screen, and serves the built site to it. */
export const startWebkit = async () => {
  const server = await serveSite(".", PORT);
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
    site: `${server.address}/`,
    async close() {
      await driver.quit();
      await service.kill();
      screen.kill();
      await server.kill();
    },
  };
};
