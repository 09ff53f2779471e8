import type { AppManifest } from "../../src/windows";
import {
  type Arrangement,
  arrangementOf,
  initialWindowsState,
} from "../../src/windows/model/state";
import { snappedStyle, windowStyle } from "../../src/windows/windowStyle";

const manifest: AppManifest = {
  id: "notes",
  title: "Notes",
  kind: "window",
  Icon: () => null,
  start: { x: "1rem", y: "2rem" },
  size: { width: "20rem", height: "50vh" },
  maxHeightShare: 0.7,
  smallest: { width: 320, height: 160 },
  onTablet: { x: "8px", width: "50vw" },
  isOpenOnArrival: false,
  Body: () => null,
};

const styleOf = (change: Partial<Arrangement> = {}, app = manifest) =>
  windowStyle(app, { ...arrangementOf(initialWindowsState([]), app.id), ...change });

test("a window that nobody has moved is where its manifest puts it, and as large", () => {
  const style = styleOf();
  expect(style).toMatchObject({
    "--start-x": "1rem",
    "--start-y": "2rem",
    "--window-width": "20rem",
    "--window-height": "50vh",
    "--window-max-height": "70vh",
    "--tablet-x": "8px",
    "--tablet-width": "50vw",
  });
  expect(style["--window-x"]).toBeUndefined();
  expect(style["--tile-x"]).toBeUndefined();
});

test("a resized window keeps between its smallest size and the desktop's, also on a tablet", () => {
  const style = styleOf({ size: { width: 500, height: 400 }, place: { x: 7, y: 40 } });
  expect(style).toMatchObject({
    "--window-x": "7px",
    "--window-y": "40px",
    "--window-width": "min(max(500px, 20rem), 100vw)",
    "--window-height": "min(max(400px, 10rem), 100dvh - var(--top-bar))",
  });
  expect(style["--tablet-width"]).toBeUndefined();
});

test("a panel may be nearer to the edge than a window", () => {
  expect(styleOf()["--limit-right"]).toBe("35.625rem");
  expect(styleOf({}, { ...manifest, kind: "panel" })["--limit-right"]).toBe("12.5rem");
});

test("a snapped window fills its tile up to the gaps and the dock; fullscreen has neither", () => {
  expect(styleOf({ tile: "bottomRight" })).toMatchObject(
    snappedStyle("bottomRight", manifest.smallest),
  );
  const { "--tile-x": x, "--tile-y": y } = snappedStyle("topLeft", manifest.smallest);
  expect([x, y]).toEqual(["0.5rem", "calc(var(--top-bar) + 0.5rem)"]);
  const corner = snappedStyle("bottomRight", manifest.smallest);
  expect(corner["--tile-x"]).toBe(`calc(100vw - 0.5rem - ${corner["--tile-width"]})`);
  expect(corner["--tile-y"]).toBe(`calc(100dvh - 5rem - ${corner["--tile-height"]})`);
  expect(snappedStyle("whole", manifest.smallest)).toEqual({
    "--tile-x": "0px",
    "--tile-y": "calc(var(--top-bar) + 0px)",
    "--tile-width": "min(max((100vw - 0px) * 1 - 0px, 20rem), 100vw)",
    "--tile-height":
      "min(max((100dvh - var(--top-bar) - 0px) * 1 - 0px, 10rem), 100dvh - var(--top-bar))",
  });
});
