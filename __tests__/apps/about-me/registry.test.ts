/** @jest-environment jsdom */
import { sections } from "../../../src/apps/about-me/sections/registry";
import { SECTION_TITLES } from "../../../src/build/schemas/navigation";

// Its text arrives through webpack.
jest.mock("../../../src/apps/about-me/sections/design-patterns/controlFactorySource", () => ({}), {
  virtual: true,
});

test("every section that the owner may put into the navigation can be shown", () => {
  expect(Object.keys(sections).sort()).toEqual([...SECTION_TITLES].sort());
});

test("General is there from the start", () => {
  expect(sections.General).toHaveProperty("Section");
});

test.each(["Mission", "Contact"])("%s is its code and its document", async (title) => {
  const fetched = jest.fn(async () => ({ ok: true, json: async () => ({}) }));
  Object.assign(window, { fetch: fetched });
  const source = sections[title];
  if (!source || !("part" in source)) throw new Error("It must come on demand.");
  const loading = source.part.load();
  // Before the code has arrived.
  expect(fetched).toHaveBeenCalledTimes(1);
  expect((await loading).Section).toEqual(expect.any(Function));
});

test("a document that the server does not hand out fails the section", async () => {
  Object.assign(window, { fetch: async () => ({ ok: false, status: 503 }) });
  const source = sections.Interests;
  if (!source || !("part" in source)) throw new Error("It must come on demand.");
  await expect(source.part.load()).rejects.toThrow(
    "The content of this section could not be fetched (503).",
  );
});
