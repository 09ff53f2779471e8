import { windowMoves } from "../../../src/windows/model/windowMoves";

const onScreen = {
  place: { x: 100, y: 200 },
  size: { width: 600, height: 400 },
  viewport: { width: 1440, height: 900 },
};

it.each([
  ["left", { x: 60, y: 200 }],
  ["right", { x: 140, y: 200 }],
  ["up", { x: 100, y: 160 }],
  ["down", { x: 100, y: 240 }],
  ["centre", { x: 420, y: 272 }],
] as const)("%s", (move, expected) => {
  expect(windowMoves[move](onScreen)).toEqual(expected);
});
