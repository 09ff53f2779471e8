import { resultParts } from "../../src/sections/projects/entry";

test.each([
  ["60 frames a second (example)", "60", " frames a second", " (example)"],
  ["−50 % waiting time", "−50 %", " waiting time", undefined],
  ["40% fewer missed warnings", "40%", " fewer missed warnings", undefined],
  ["100 000 rows", "100 000", " rows", undefined],
  ["€1.2M saved", "€1.2M", " saved", undefined],
  ["3×", "3×", "", undefined],
  ["٥٠٪ أقل", "٥٠٪", " أقل", undefined],
  ["Half the waiting time", undefined, "Half the waiting time", undefined],
  ["CO2 halved", undefined, "CO2 halved", undefined],
  ["待ち時間が50%減", undefined, "待ち時間が50%減", undefined],
  ["3-times-as-fast-as-before", undefined, "3-times-as-fast-as-before", undefined],
])("the number that begins the result %j is apart from its words", (result, ...parts) => {
  expect(resultParts(result)).toEqual(parts);
});
