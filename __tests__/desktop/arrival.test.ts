import { appsOf } from "../../src/apps/registry";
import { windowsOnArrival } from "../../src/desktop/arrival";
import { addressInFront } from "../../src/windows";
import { aFramedApp } from "../support/shell";

const APPS = appsOf({
  resume: null,
  framedApps: [aFramedApp("Films"), aFramedApp("Notes", { openOnArrival: true })],
});

test("a framed app that is open on arrival stands behind the page that a visitor came for", () => {
  const home = windowsOnArrival({ shows: "/", app: null }, APPS);
  expect(home.stack).toEqual(["homeDirectory", "framed-notes", "preferences"]);
  expect(addressInFront(home)).toBe("/");
  const post = windowsOnArrival({ shows: "/posts/a/", app: null }, APPS);
  expect(addressInFront(post)).toBe("/posts/a/");
});

test("each framed app stands in front at its own address", () => {
  const films = windowsOnArrival({ shows: "/", app: "framed-films" }, APPS);
  expect(films.stack).toEqual(["homeDirectory", "framed-notes", "preferences", "framed-films"]);
  expect(addressInFront(films)).toBe("/films/");
  const notes = windowsOnArrival({ shows: "/", app: "framed-notes" }, APPS);
  expect(notes.stack).toEqual(["homeDirectory", "preferences", "framed-notes"]);
  expect(addressInFront(notes)).toBe("/notes/");
});

test("the résumé has nothing of the other pages behind it, and they begin at the first one", () => {
  const apps = appsOf({
    resume: { address: "/resume/", file: "/a.pdf", showIcon: false },
    framedApps: [],
  });
  const windows = windowsOnArrival({ shows: "/resume/", app: "resume" }, apps);
  expect(windows.stack).toEqual(["homeDirectory", "resume"]);
  expect(addressInFront(windows)).toBe("/resume/");
  expect(windows.addresses.preferences).toBe("/");
});

test("no two framed apps start at the same place, and the first where it always did", () => {
  const six = appsOf({
    resume: null,
    framedApps: ["A", "B", "C", "D", "E", "F"].map((name) => aFramedApp(name)),
  });
  const starts = six.filter(({ id }) => id.startsWith("framed-")).map(({ start }) => start);
  expect(new Set(starts.map(({ x }) => x)).size).toBe(6);
  expect(new Set(starts.map(({ y }) => y)).size).toBe(6);
  const [first] = starts;
  const unscaled = (length: unknown) => String(length).replaceAll(" * var(--scale)", "");
  expect(unscaled(first?.x)).toBe("max(0px, min(50vw - 380px, 100vw - 976px))");
  expect(unscaled(first?.y)).toBe("clamp(52px, 100dvh - 480px, max(150px, 50dvh - 240px))");
});
