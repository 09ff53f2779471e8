import fc from "fast-check";
import { partOfPicture } from "../../src/desktop/wallpaper/living/partOfPicture";
import { type LampState, onItsWay } from "../../src/desktop/wallpaper/living/trail";

const side = fc.integer({ min: 100, max: 8000 });
const size = fc.record({ width: side, height: side });
const percent = fc.integer({ min: 0, max: 100 });
const focus = fc.record({ x: percent, y: percent });
const part = fc.double({ min: 0, max: 1, noNaN: true });

describe("the part of a picture that is seen at a point", () => {
  test("is within it everywhere on the screen, and moves as the point does", () => {
    fc.assert(
      fc.property(size, size, focus, part, part, (viewport, picture, point, x, y) => {
        const at = (u: number, v: number) =>
          partOfPicture(
            { x: u * viewport.width, y: v * viewport.height },
            viewport,
            picture,
            point,
          );
        const seen = at(x, y);
        for (const value of [seen.x, seen.y]) {
          expect(value).toBeGreaterThanOrEqual(-1e-9);
          expect(value).toBeLessThanOrEqual(1 + 1e-9);
        }
        const [start, end] = [at(0, 0), at(1, 1)];
        expect(seen.x).toBeCloseTo(start.x + (end.x - start.x) * x, 9);
        // One side is seen whole, and neither is stretched.
        expect(Math.max(end.x - start.x, end.y - start.y)).toBeCloseTo(1, 9);
        expect(
          ((end.x - start.x) * picture.width) / ((end.y - start.y) * picture.height),
        ).toBeCloseTo(viewport.width / viewport.height, 6);
      }),
    );
  });

  test("is the side's end where the focus is there", () => {
    const viewport = { width: 800, height: 800 };
    const picture = { width: 1600, height: 800 };
    const at = (x: number) => partOfPicture({ x, y: 400 }, viewport, picture, { x: 100, y: 50 });
    expect(at(0)).toEqual({ x: 0.5, y: 0.5 });
    expect(at(800)).toEqual({ x: 1, y: 0.5 });
  });
});

describe("a lamp on its way", () => {
  const state = fc.record({
    x: fc.integer({ min: 0, max: 4000 }),
    y: fc.integer({ min: 0, max: 4000 }),
    brightness: part,
  });
  const distance = (a: LampState, b: LampState) => Math.hypot(a.x - b.x, a.y - b.y);

  test("comes nearer with each frame, and is there within two seconds", () => {
    fc.assert(
      fc.property(state, state, fc.integer({ min: 4, max: 100 }), (from, to, frameMs) => {
        let at: LampState = from;
        for (let passed = 0; passed < 2000; passed += frameMs) {
          const next = onItsWay(at, to, frameMs);
          expect(distance(next, to)).toBeLessThanOrEqual(distance(at, to));
          at = next;
        }
        expect(at).toBe(to);
      }),
    );
  });

  test("goes as far in one long frame as in many short ones", () => {
    const from = { x: 0, y: 0, brightness: 0 };
    const to = { x: 1000, y: 500, brightness: 1 };
    let stepwise: LampState = from;
    for (let frame = 0; frame < 10; frame += 1) stepwise = onItsWay(stepwise, to, 16);
    expect(onItsWay(from, to, 160).x).toBeCloseTo(stepwise.x, 6);
    expect(stepwise.x).toBeCloseTo(632, 0);
  });
});
