import { chromium } from "playwright-core";
const [base, out, ...paths] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [width, height] of [[1440, 900], [390, 844]] as const) {
  const page = await browser.newPage({ viewport: { width, height } });
  page.on("console", (m) => m.type() === "error" && console.log(width, m.text().slice(0, 300)));
  page.on("pageerror", (e) => console.log(width, "ERR", e.message.slice(0, 300)));
  for (const path of paths) {
    await page.goto(base + path, { waitUntil: "networkidle" });
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${out}-${width}-${path.replaceAll("/", "_")}.png` });
  }
}
await browser.close();
