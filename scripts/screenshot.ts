import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "./find-browser";

// Takes the README's picture of the site as it was built last.

const PORT = 9200;
const ADDRESS = `http://localhost:${PORT}`;
const PICTURE = fileURLToPath(new URL("../docs/desktop.jpg", import.meta.url));
const VIEWPORT = { width: 1440, height: 900 };
const JPEG_QUALITY = 82;

const server = spawn("npx", ["tsx", "scripts/serve.ts"], {
  env: { ...process.env, PORT: String(PORT) },
  stdio: ["ignore", "pipe", "inherit"],
});

try {
  await new Promise((resolve) => server.stdout.once("data", resolve));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(ADDRESS, { waitUntil: "networkidle" });
  await page.getByRole("dialog", { name: "Web Vitals" }).waitFor();
  await page.screenshot({ path: PICTURE, type: "jpeg", quality: JPEG_QUALITY });
  await browser.close();
} finally {
  server.kill();
}
