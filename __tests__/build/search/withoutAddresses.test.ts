import { withoutAddresses } from "../../../src/build/search/withoutAddresses";

test("mail addresses and phone numbers stand as one would say them", () => {
  expect(withoutAddresses("Write to <alex.e@example.co.uk>, or call +47 22 33 44 55.")).toBe(
    "Write to <alex (dot) e (at) example (dot) co (dot) uk>, or call plus 47, 22, 33, 44, 55.",
  );
});

test("years, versions and handles stay as they are", () => {
  const text = "2018–2020, React 18.3.1, @alex on example.com, 5+3";
  expect(withoutAddresses(text)).toBe(text);
});
