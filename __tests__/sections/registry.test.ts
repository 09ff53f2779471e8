/** @jest-environment jsdom */
import { SECTION_KEYS } from "../../src/build/schemas/navigation";
import { WRONG_CONTENT } from "../../src/sections/pageContent";
import { sections } from "../../src/sections/registry";

// Its text arrives through webpack.
jest.mock("../../src/sections/design-patterns/controlFactorySource", () => ({}), {
  virtual: true,
});

const serve = (data: unknown) => {
  const pageContext = { title: "Mission", item: null };
  const answer = { ok: true, json: async () => ({ result: { data, pageContext } }) };
  const fetched = jest.fn(async () => answer);
  Object.assign(window, { fetch: fetched });
  return fetched;
};

const load = (title: string, address: string) => {
  const loadPage = sections[title];
  if (loadPage === undefined) throw new Error(`There is no section ${title}.`);
  return loadPage(address);
};

test("every section that the owner may put into the navigation can be shown, and pages of their own, and the résumé", () => {
  expect(Object.keys(sections).sort()).toEqual([...SECTION_KEYS, "Markdown Page", "Resume"].sort());
});

test("a page is its section's code and its own content, asked for side by side", async () => {
  const data = { mission: { heading: "Care", paragraphs: [] } };
  const fetched = serve(data);
  const loading = load("Mission", "/mission/");
  // Before the code has arrived.
  expect(fetched).toHaveBeenCalledTimes(1);
  const { MissionSection } = await import("../../src/sections/mission/MissionSection");
  expect(await loading).toEqual({ View: MissionSection, data, title: "Mission", item: null });
});

test("content that the server does not hand out fails the page", async () => {
  Object.assign(window, { fetch: async () => ({ ok: false, status: 503 }) });
  await expect(load("Interests", "/interests/")).rejects.toThrow(
    "This page could not be fetched (503).",
  );
});

test.each(SECTION_KEYS.filter((title) => title !== "Design Patterns"))(
  "%s is never given what is not its content",
  async (title) => {
    for (const data of [{}, null, undefined, [], { mission: 1, contacts: [], posts: {} }]) {
      serve(data);
      await expect(load(title, "/any/")).rejects.toThrow(WRONG_CONTENT);
    }
  },
);

test("Design Patterns shows its own code, whatever its content", async () => {
  serve({});
  expect(await load("Design Patterns", "/design-patterns/")).toHaveProperty("View");
});
