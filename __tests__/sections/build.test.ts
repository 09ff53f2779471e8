import { summaryOf } from "../../src/sections/projects/content";
import * as sections from "../../src/site/collections/sections";

const { projects, posts, interests, mission, contact, general } = sections;

const text = (content: string) => ({ type: "text" as const, content });
const list = (...content: string[]) => ({ type: "array" as const, content });

const project = (name: string) => ({
  name,
  basics: { company: text(`${name} Ltd`), role: text("Engineer"), year: text("2020") },
  description: { whatWasDone: list("Planted it.", "Watered it.") },
});

const ofProjects = (...names: string[]) =>
  projects.describe({ projects: names.map(project) }, "Ada", []);

test("a section's description names what it lists", () => {
  expect(ofProjects("Oak", "Elm")).toBe("Projects of Ada: Oak, Elm.");
  const groups = ["Trees", "Shrubs"].map((heading) => ({ heading, topics: [] }));
  expect(interests.describe({ interests: groups }, "Ada", [])).toBe(
    "What Ada is interested in: Trees, Shrubs.",
  );
});

test("a section's description names five items and says that there are more", () => {
  const names = ["One", "Two", "Three", "Four", "Five"];
  expect(ofProjects(...names)).toBe("Projects of Ada: One, Two, Three, Four, Five.");
  expect(ofProjects(...names, "Six")).toBe(
    "Projects of Ada: One, Two, Three, Four, Five and more.",
  );
});

test("a section's description is short even with long names", () => {
  const names = ["1", "2", "3"].map((digit) => digit.repeat(100));
  expect(ofProjects(...names)).toMatch(/^Projects of Ada: 1{100},…$/);
});

test("a section's description has no gap where the owner wrote nothing", () => {
  expect(ofProjects()).toBe("Projects of Ada.");
  expect(posts.describe({ posts: [] }, "Ada", [])).toBe("Posts by Ada.");
  expect(interests.describe({ interests: [] }, "Ada", [])).toBe("What Ada is interested in.");
  const prose = { heading: "Trees", paragraphs: [] };
  expect(mission.describe({ mission: prose }, "Ada", [])).toBe("What Ada cares about.");
});

test("a section's description is the owner's own first paragraph if there is one", () => {
  const prose = { heading: "Trees", paragraphs: ["To plant trees.", "Many."] };
  expect(mission.describe({ mission: prose }, "Ada", [])).toBe("To plant trees.");
  expect(contact.describe({ contacts: [] }, "Ada", [])).toBe("Ways to reach Ada.");
  expect(
    general.describe({ general: { ...prose, featuredProjects: [] } }, "Ada", []),
  ).toBeUndefined();
});

const oak = project("Oak");
const { basics } = oak;
const nothing = list();

test("a project's summary says who did what, where and when", () => {
  expect(summaryOf(oak)).toBe("Engineer at Oak Ltd, 2020. Planted it.");
});

test.each([
  ["what was done", { description: undefined }, "Engineer at Oak Ltd, 2020."],
  ["the words of it", { description: {} }, "Engineer at Oak Ltd, 2020."],
  ["anything in it", { description: { whatWasDone: nothing } }, "Engineer at Oak Ltd, 2020."],
  ["a role", { basics: { ...basics, role: nothing } }, "Oak Ltd, 2020. Planted it."],
  ["a company", { basics: { ...basics, company: nothing } }, "Engineer, 2020. Planted it."],
])("a project's summary has no gap without %s", (_what, given, summary) => {
  expect(summaryOf({ ...oak, ...given })).toBe(summary);
});
