import { HANDLES } from "../../../src/windows/drag/handles";
import { resizedBox } from "../../../src/windows/model/limits";

const from = { x: 100, y: 200, width: 600, height: 400 };
const resized = (
  handle: keyof typeof HANDLES,
  x: number,
  y: number,
  given: Partial<Parameters<typeof resizedBox>[0]> = {},
) =>
  resizedBox(
    {
      from,
      edges: HANDLES[handle],
      viewport: { width: 1440, height: 900, scale: 1, topBar: 44 },
      kind: "window",
      smallest: { width: 360, height: 240 },
      ...given,
    },
    { x, y },
  );

it.each([
  ["n", { ...from, y: 210, height: 390 }],
  ["e", { ...from, width: 620 }],
  ["s", { ...from, height: 410 }],
  ["w", { ...from, x: 120, width: 580 }],
  ["ne", { ...from, y: 210, width: 620, height: 390 }],
  ["se", { ...from, width: 620, height: 410 }],
  ["sw", { ...from, x: 120, width: 580, height: 410 }],
  ["nw", { x: 120, y: 210, width: 580, height: 390 }],
] as const)("the handle %s moves only its own edges", (handle, box) => {
  expect(resized(handle, 20, 10)).toEqual(box);
});

it.each(["s", "n"] as const)(
  "the handle %s stops at the window's share of the viewport",
  (handle) => {
    const y = handle === "s" ? 300 : -150;
    expect(resized(handle, 0, y, { maxHeightShare: 0.5 }).height).toBe(450);
  },
);

it("resizing stops at the smallest size while the opposite edge stays", () => {
  expect(resized("se", -9000, -9000)).toEqual({ ...from, width: 360, height: 240 });
  expect(resized("nw", 9000, 9000)).toEqual({ x: 340, y: 360, width: 360, height: 240 });
});

it("resizing stops at twice the smallest size on a screen that draws everything twice as large", () => {
  const box = resized("se", -9000, -9000, {
    from: { ...from, width: 1600, height: 1400 },
    viewport: { width: 3840, height: 2160, scale: 2, topBar: 88 },
  });
  expect(box).toEqual({ ...from, width: 720, height: 480 });
});

it("resizing stops at the edges of the viewport and below the top bar", () => {
  expect(resized("se", 9000, 9000)).toEqual({ ...from, width: 1340, height: 700 });
  expect(resized("nw", -9000, -9000)).toEqual({ x: 0, y: 44, width: 700, height: 556 });
});

it("resizing keeps the size of a window that already reaches beyond the viewport", () => {
  const far = { x: 870, y: 800, width: 1140, height: 600 };
  expect(resized("e", 10, 0, { from: far })).toEqual(far);
});

it.each(["e", "s", "nw"] as const)(
  "the handle %s leaves a window where the styles keep it in a viewport that has become smaller",
  (handle) => {
    const box = resized(handle, 0, 0, {
      from: { x: 700, y: 500, width: 700, height: 400 },
      viewport: { width: 660, height: 480, scale: 1, topBar: 44 },
      maxHeightShare: 0.5,
    });
    expect(box).toEqual({ x: 90, y: 380, width: 660, height: 240 });
  },
);
