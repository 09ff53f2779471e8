import { appsOf } from "../../../src/apps/registry";
import { dockOrder } from "../../../src/desktop/dock/dockOrder";
import { anApp } from "../../support/renderDesktop";
import { aFramedApp } from "../../support/shell";

const RESUME = { address: "/resume/", file: "/resume.pdf" };
const framedApps = [aFramedApp("Films"), aFramedApp("Notes")];

const titles = (apps: Parameters<typeof dockOrder>[0], open: readonly string[] = []) =>
  dockOrder(apps, open).map(({ id }) => id);

test("the window of the pages comes first, then the owner's apps, the panel, and what all stand on", () => {
  expect(titles(appsOf({ framedApps, resume: { ...RESUME, showIcon: true } }))).toEqual([
    "preferences",
    "framed-films",
    "framed-notes",
    "resume",
    "webVitals",
    "homeDirectory",
  ]);
});

test("an app without an icon is there as long as its window is open", () => {
  const apps = appsOf({ framedApps: [], resume: { ...RESUME, showIcon: false } });
  expect(titles(apps)).not.toContain("resume");
  expect(titles(apps, ["homeDirectory", "resume"])).toEqual([
    "preferences",
    "resume",
    "webVitals",
    "homeDirectory",
  ]);
});

test("a new app comes to its place by its manifest alone", () => {
  const apps = appsOf({ framedApps, resume: null });
  const talks = anApp({ id: "talks", title: "Talks", shortcut: "Talks", address: "/talks/" });
  const meter = anApp({ id: "meter", title: "Meter", onPhone: "panel" });
  expect(titles([meter, ...apps, talks])).toEqual([
    "preferences",
    "framed-films",
    "framed-notes",
    "talks",
    "meter",
    "webVitals",
    "homeDirectory",
  ]);
});
