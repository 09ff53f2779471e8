import { chromium } from "playwright-core";
const port = 9340;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const shots: [string, {width:number;height:number}, boolean][] = [["d",{width:1440,height:900},false],["l",{width:1024,height:768},false],["p",{width:390,height:844},true]];
for (const [n, viewport, touch] of shots) for (const theme of ["dark","light"] as const) {
  const c = await b.newContext({ viewport, hasTouch: touch, isMobile: touch });
  const p = await c.newPage();
  await p.addInitScript((t) => { if (window.top===window) localStorage.setItem("ui-theme", t); }, theme);
  await p.goto(`http://localhost:${port}/`); await p.waitForTimeout(2500);
  const nav = p.getByRole("navigation", { name: "Dock" });
  if (touch) { await p.screenshot({ path: `/tmp/wt/shots/dock-${n}-${theme}-0.png` }); await p.getByRole("button", { name: "Close", exact: true }).first().tap(); await p.waitForTimeout(600); }
  else { await nav.getByRole("link").nth(1).hover(); await p.waitForTimeout(800); }
  await p.screenshot({ path: `/tmp/wt/shots/dock-${n}-${theme}-1.png` });
  await c.close();
}
await b.close();
