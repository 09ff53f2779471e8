import {
  describePost,
  describeProject,
  describeSection,
} from "../../../src/build/pages/describePages";
import { SECTION_TITLES } from "../../../src/build/schemas/navigation";
import { aPost, aProject, siteContent } from "./support";

describe("a section in a sentence", () => {
  test.each([
    ["Projects", "Projects of Ada: Oak, Elm."],
    ["Posts", "Posts by Ada: marble, paper."],
    ["Interests", "What Ada is interested in: Trees, Shrubs."],
    ["Mission", "To plant trees."],
    ["Contact", "Ways to reach Ada."],
    ["Attribution", "What this site is made of, and whose work it shows."],
    ["Design Patterns", "An abstract factory to try, beside the code that it runs on."],
    ["General", "Ada's site."],
  ])("%s: %s", (title, description) => {
    expect(describeSection(title, siteContent())).toBe(description);
  });

  test("each section has its own", () => {
    const content = siteContent();
    const descriptions = SECTION_TITLES.map((title) => describeSection(title, content));
    expect(new Set(descriptions).size).toBe(SECTION_TITLES.length);
  });

  test("names five, and says that there are more", () => {
    const projects = ["One", "Two", "Three", "Four", "Five"];
    expect(describeSection("Projects", siteContent({ projects }))).toBe(
      "Projects of Ada: One, Two, Three, Four, Five.",
    );
    expect(describeSection("Projects", siteContent({ projects: [...projects, "Six"] }))).toBe(
      "Projects of Ada: One, Two, Three, Four, Five and more.",
    );
  });

  test("is short, however long the names", () => {
    const projects = ["1", "2", "3"].map((digit) => digit.repeat(100));
    const description = describeSection("Projects", siteContent({ projects }));
    expect(description).toMatch(/^Projects of Ada: 1{100},…$/);
  });

  test("has no gap where the owner wrote nothing", () => {
    const nothing = siteContent({
      projects: [],
      posts: [],
      mission: { paragraphs: [] },
      interests: { nodes: [] },
    });
    expect(
      ["Projects", "Posts", "Interests", "Mission"].map((title) => describeSection(title, nothing)),
    ).toEqual([
      "Projects of Ada.",
      "Posts by Ada.",
      "What Ada is interested in.",
      "What Ada works for.",
    ]);
    expect(describeSection("Mission", siteContent({ mission: null }))).toBe("What Ada works for.");
  });
});

describe("a project in a sentence", () => {
  const basics = aProject("Oak").basics;
  const nothing = { content: [] };

  test("is who did what, where and when", () => {
    expect(describeProject(aProject("Oak"))).toBe("Engineer at Oak Ltd, 2020. Planted it.");
  });

  test("takes what is a list on one line", () => {
    const role = { content: ["Engineer", "Designer"] };
    expect(describeProject(aProject("Oak", { basics: { ...basics, role } }))).toBe(
      "Engineer, Designer at Oak Ltd, 2020. Planted it.",
    );
  });

  test.each([
    ["what was done", { description: null }, "Engineer at Oak Ltd, 2020."],
    ["the words of it", { description: { whatWasDone: null } }, "Engineer at Oak Ltd, 2020."],
    ["anything in it", { description: { whatWasDone: nothing } }, "Engineer at Oak Ltd, 2020."],
    ["a role", { basics: { ...basics, role: nothing } }, "Oak Ltd, 2020. Planted it."],
    ["a company", { basics: { ...basics, company: nothing } }, "Engineer, 2020. Planted it."],
  ])("has no gap without %s", (_what, given, description) => {
    expect(describeProject(aProject("Oak", given))).toBe(description);
  });
});

test("a post is described by its beginning, on one line", () => {
  expect(describePost(aPost("marble", "It began\n  one day."))).toBe("It began one day.");
  expect(describePost(aPost("marble", "word ".repeat(100)))).toMatch(/^(word )+word…$/);
});
