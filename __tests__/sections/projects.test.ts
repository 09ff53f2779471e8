import { resultOf } from "../../src/sections/projects/content";

test.each([
  ["60 frames a second (example)", "60", "frames a second", "(example)"],
  ["−50 % waiting time", "−50 %", "waiting time", ""],
  ["40% fewer missed warnings", "40%", "fewer missed warnings", ""],
  ["100 000 rows", "100 000", "rows", ""],
  ["€1.2M saved", "€1.2M", "saved", ""],
  ["−50 %", "−50 %", "", ""],
  ["3×", "3×", "", ""],
  ["٥٠٪ أقل", "٥٠٪", "أقل", ""],
  ["Half the waiting time", "", "Half the waiting time", ""],
  ["CO2 halved", "", "CO2 halved", ""],
  ["待ち時間が50%減", "", "待ち時間が50%減", ""],
  ["3-times-as-fast-as-before", "", "3-times-as-fast-as-before", ""],
])(
  "the number that begins the result %j is apart from its words",
  (result, figure, words, note) => {
    expect(resultOf(result)).toEqual({ figure, words, note });
  },
);
