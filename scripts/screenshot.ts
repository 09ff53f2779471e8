import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "./find-browser";

const PORT = 9200;
const PICTURE = resolve("docs/desktop.jpg");
const VIEWPORT = { width: 1440, height: 900 };
const JPEG_QUALITY = 82;

const takePicture = async (address: string) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("dialog", { name: "Web Vitals" }).waitFor();
  await page.screenshot({ path: PICTURE, type: "jpeg", quality: JPEG_QUALITY });
  await browser.close();
};

/** Takes the README's picture of the site as it was built last. */
const main = async () => {
  const server = spawn("npx", ["tsx", "scripts/serve.ts"], {
    env: { ...process.env, PORT: String(PORT) },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  try {
    await new Promise((ready) => server.stdout.once("data", ready));
    await takePicture(`http://localhost:${PORT}`);
  } finally {
    // The whole group: npx starts the server as a process of its own.
    if (server.pid !== undefined) process.kill(-server.pid);
  }
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
