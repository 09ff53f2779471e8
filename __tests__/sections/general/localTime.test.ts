/** @jest-environment jsdom */
import { localTime } from "../../../src/sections/general/localTime";

const NOW = new Date("2026-03-04T21:10:30Z");

beforeAll(() => void Object.defineProperty(navigator, "languages", { value: ["en-GB"] }));

test.each([
  ["Europe/Oslo", "Europe/London", "22:10 for Alex, 1 hour ahead of you"],
  ["America/New_York", "Europe/London", "16:10 for Alex, 5 hours behind you"],
  // Another day, and a zone of half an hour.
  ["Asia/Kolkata", "America/New_York", "2:40 for Alex, 10.5 hours ahead of you"],
  ["Europe/Oslo", "Europe/Berlin", "22:10 for Alex, as for you"],
])("the owner's time in %s is shown to a visitor in %s", (zone, own, line) => {
  expect(localTime(zone, NOW, "Dr. Alex Example", own)).toBe(line);
});

test("a browser that does not know the zone shows no time", () => {
  expect(localTime("Europe/Nowhere", NOW, "Alex")).toBeNull();
});
