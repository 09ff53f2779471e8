import { centred } from "../../../src/windows/model/windowMoves";

it("centres a window below the top bar, at whole pixels", () => {
  const box = { x: 100, y: 200, width: 600, height: 401 };
  expect(centred(box, { width: 1440, height: 900 })).toEqual({ x: 420, y: 272 });
});
