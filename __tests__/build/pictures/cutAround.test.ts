import { cutAround } from "../../../src/build/pictures/cutAround";

const WIDE = { width: 3840, height: 2160 };
const TALL = { width: 1000, height: 4000 };

test.each([
  ["the middle", { x: 50, y: 50 }, { left: 1380, top: 0, width: 1080, height: 2160 }],
  ["a point at the right", { x: 70, y: 10 }, { left: 2148, top: 0, width: 1080, height: 2160 }],
  ["the left edge", { x: 0, y: 50 }, { left: 0, top: 0, width: 1080, height: 2160 }],
  ["the right edge", { x: 100, y: 50 }, { left: 2760, top: 0, width: 1080, height: 2160 }],
])("a tall cut of a wide picture around %s", (_where, focus, cut) => {
  expect(cutAround(WIDE, 0.5, focus)).toEqual(cut);
});

test("a wide cut of a tall picture", () => {
  const size = { left: 0, width: 1000, height: 500 };
  expect(cutAround(TALL, 2, { x: 90, y: 50 })).toEqual({ ...size, top: 1750 });
  expect(cutAround(TALL, 2, { x: 90, y: 99 })).toEqual({ ...size, top: 3500 });
});

test("a picture of that form stays whole", () => {
  expect(cutAround(WIDE, 16 / 9, { x: 0, y: 100 })).toEqual({ left: 0, top: 0, ...WIDE });
});
