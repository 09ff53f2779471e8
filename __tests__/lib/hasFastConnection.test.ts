import { hasFastConnection } from "../../src/lib/hasFastConnection";

test.each([
  ["a browser that tells nothing", {}, true],
  ["a fast one", { connection: { effectiveType: "4g", saveData: false } }, true],
  [
    "one of a fast kind where data are to be saved",
    { connection: { effectiveType: "4g", saveData: true } },
    false,
  ],
  ["a slow one", { connection: { effectiveType: "3g" } }, false],
  ["a very slow one", { connection: { effectiveType: "slow-2g" } }, false],
  [
    "a browser that tells only whether data are to be saved",
    { connection: { saveData: false } },
    true,
  ],
])("%s", (_what, navigator, isFast) => {
  expect(hasFastConnection(navigator)).toBe(isFast);
});
