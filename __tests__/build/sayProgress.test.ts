import { sayProgress } from "../../src/build/sayProgress";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What is said of a hundred pictures, two of which are done each second. */
const saidOfAHundred = (isTerminal: boolean): string[] => {
  const said: string[] = [];
  const tell = sayProgress("Scaling the pictures", (line) => said.push(line), isTerminal);
  for (let done = 1; done <= 100; done++) {
    jest.advanceTimersByTime(500);
    tell(done, 100);
  }
  return said;
};

test("a log has a line now and then", () => {
  const said = saidOfAHundred(false);
  expect(said).toHaveLength(10);
  expect(said[0]).toBe("Scaling the pictures: 10 of 100");
});

test("a terminal shows it otherwise", () => {
  expect(saidOfAHundred(true)).toEqual([]);
});
