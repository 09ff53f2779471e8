import { readExperimentRecord } from "../../src/sections/projects/experimentRecord";

test.each([
  [{ figure: "58", words: "frames a second" }],
  [{ figure: "😀".repeat(24), words: "é".repeat(60) }],
  [{ figure: "<b>58</b>", words: "٥٨ إطارًا" }],
])("%j is a record", (record) => {
  expect(readExperimentRecord({ ...record, more: 1 })).toEqual(record);
});

test.each([
  [undefined],
  [null],
  ["58 frames a second"],
  [["58", "frames"]],
  [{}],
  [{ figure: "58" }],
  [{ figure: 58, words: "frames a second" }],
  [{ figure: "", words: "frames" }],
  [{ figure: "\u200b \u2028", words: "frames" }],
  [{ figure: "1".repeat(25), words: "frames" }],
  [{ figure: "1", words: "f".repeat(61) }],
  [{ figure: { toString: "58" }, words: "frames" }],
])("%j is none", (data) => {
  expect(readExperimentRecord(data)).toBeNull();
});
