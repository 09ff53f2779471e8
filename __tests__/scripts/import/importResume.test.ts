import fs from "node:fs";
import path from "node:path";
import { importResume } from "../../../scripts/import/importResume";
import { writeStart } from "../../../scripts/init/writeStart";
import { makeKnownSample } from "../../../scripts/sample/makeKnownSample";
import { checkContent } from "../../../src/build/check/checkContent";
import { aProject, contentFiles } from "../../support/contentFiles";
import {
  contentProject,
  type Files,
  removeContentProject,
  writeFile,
} from "../../support/contentProject";
import { REMARKS } from "./remarks";

afterEach(removeContentProject);

const RESUMES = path.resolve("__tests__/scripts/import/resumes");

const resumeFile = (name: string) => path.join(RESUMES, `${name}.json`);

const NEWCOMER = {
  name: "Somebody New",
  role: "Beginner",
  email: "new@new.example",
  place: "Newtown",
  site: "https://alex.example.net",
  repository: "https://new.example/site",
};

/** A project whose `data/` is the sample's. */
const sampleProject = (files: Files = {}) => {
  const root = contentProject(files);
  const sample = makeKnownSample();
  const read = (slice: string) =>
    JSON.parse(fs.readFileSync(path.join(root, `data/${slice}.json`), "utf8"));
  const texts = () =>
    Object.fromEntries(
      fs
        .readdirSync(path.join(root, "data"))
        .filter((name) => name.endsWith(".json"))
        .map((name) => [name, fs.readFileSync(path.join(root, "data", name), "utf8")]),
    );
  const bringIn = (name: string, force = false) =>
    importResume(path.isAbsolute(name) ? name : resumeFile(name), { force, sample });
  return { root, sample, read, texts, bringIn };
};

/** One where `npm run init` has been run. */
const freshProject = () => {
  const project = sampleProject();
  writeStart(NEWCOMER, project.sample);
  return project;
};

/** A résumé of these parts, in a file of its own. */
const resumeOf = (root: string, parts: object): string => {
  writeFile(root, "mine.json", JSON.stringify(parts));
  return path.join(root, "mine.json");
};

const BASICS = { name: "Mona Made-Up", label: "Baker", email: "mona@madeup.example" };

describe("résumés as programs write them", () => {
  test("each has its list", () => {
    const names = fs.readdirSync(RESUMES).map((name) => path.basename(name, ".json"));
    expect(Object.keys(REMARKS).sort()).toEqual(names.sort());
    expect(names).toHaveLength(10);
  });

  test.each(Object.entries(REMARKS))(
    "%s: the result is right, and what was not placed is named",
    async (name, expected) => {
      const { bringIn, texts } = freshProject();
      const { written, remarks } = await bringIn(name);
      expect(remarks.map(({ path: way, sentence }) => [way.slice(1).join("."), sentence])).toEqual(
        expected,
      );
      expect(written).toContain("data/career.json");
      expect(await checkContent()).toMatchObject({ ok: true });
      const before = texts();
      expect((await bringIn(name)).written).toEqual([]);
      expect(texts()).toEqual(before);
    },
  );

  test("the first version's keys are known, and what has no end goes on", async () => {
    const { bringIn, read } = freshProject();
    await bringIn("first-version");
    expect(read("site").owner).toMatchObject({ name: "Noor Notreal", place: "Sample Harbour" });
    expect(read("career").work).toEqual([
      {
        name: "Words & Sons",
        position: "Translator",
        startDate: "2009",
        endDate: "present",
        highlights: ["Translated a sample of everything"],
      },
    ]);
  });

  test("a school without an end does not go on", async () => {
    const { bringIn, read } = freshProject();
    await bringIn("little");
    expect(read("career").education).toEqual([
      { institution: "School of Little", startDate: "2020" },
    ]);
  });

  test("profiles become contacts, with their network's mark where it may be shown", async () => {
    const { bringIn, read } = freshProject();
    await bringIn("gitconnected");
    const [professional, social] = read("contacts");
    expect(professional.topics).toMatchObject([{ name: "Mail", mail: "dev@madeup.example" }]);
    expect(social).toEqual({
      heading: "Social Media",
      topics: [
        {
          name: "Stack Overflow",
          level: "Medium usage",
          link: "https://answers.example.com/users/1234/dev-made-up",
          icon: "simple-icons:stackoverflow",
        },
        {
          name: "dev.to",
          level: "Medium usage",
          link: "https://posts.example.com/authors/77",
          icon: "simple-icons:devdotto",
        },
      ],
    });
    await bringIn("linkedin-extension", true);
    expect(read("contacts").at(-1).topics).toMatchObject([{ icon: "lucide:link" }]);
  });

  test("projects have all that the résumé says, and no word of it turns into Markdown", async () => {
    const { bringIn, read } = freshProject();
    await bringIn("version-one");
    expect(read("projects")).toEqual([
      {
        name: "The footbridge",
        start: "2016-08",
        end: "2017-02",
        links: [{ label: "bridges.example.com", url: "https://bridges.example.com/foot" }],
        basics: {
          company: { type: "text", content: "Example Bridges" },
          keywords: { type: "array", content: ["Steel", "Patience"] },
          role: { type: "array", content: ["Engineer", "First to cross"] },
        },
        description: {
          whatWasDone: {
            type: "array",
            content: ["A \\*very\\* small bridge.", "Held one person", "Then two"],
          },
        },
      },
    ]);
    expect(read("general").featuredProjects).toEqual([]);
  });

  test("the owner is told what no résumé can know, and only where it is new", async () => {
    const { bringIn } = freshProject();
    const first = await bringIn("version-one");
    expect(first.notices).toEqual([expect.stringMatching(/^contacts\.json: .* Medium usage\.$/)]);
    expect((await bringIn("version-one")).notices).toEqual([]);
    const withPhone = await bringIn("command-line-sample", true);
    expect(withPhone.notices[1]).toMatch(/^site\.json: your phone number is shown/);
  });

  test("HTML becomes words, and other brackets stay", async () => {
    const { bringIn, read } = freshProject();
    await bringIn("reactive-resume");
    expect(read("site").owner.summary).toBe("Designs samples & examples. Slowly Well");
    expect(read("career").work[1].summary).toBe("Knew what List<T> means, and that 1 < 2.");
  });
});

describe("what was there before", () => {
  test("nothing of the sample's owner is left, and names of lost projects are taken out", async () => {
    const site = JSON.parse(String(contentFiles()["data/site.json"]));
    const { root, bringIn, read } = sampleProject({
      "data/site.json": JSON.stringify({
        ...site,
        owner: { ...site.owner, headline: "Sample headline" },
        defaults: { theme: "light", project: "Avocado" },
      }),
      "data/general.json": JSON.stringify({
        heading: "Hello",
        paragraphs: [],
        featuredProjects: ["Avocado"],
      }),
    });
    const project = { name: "Bread", entity: "Bakery", roles: ["Baker"], startDate: "2020" };
    await bringIn(resumeOf(root, { basics: BASICS, projects: [project] }));
    expect(read("site")).toMatchObject({
      title: "Mona Made-Up",
      description: "Mona Made-Up, Baker: portfolio and résumé.",
      owner: { name: "Mona Made-Up", role: "Baker", email: "mona@madeup.example" },
      siteUrl: site.siteUrl,
      defaults: { theme: "light" },
    });
    expect(Object.keys(read("site").owner)).toEqual(["name", "role", "email"]);
    expect(read("site").defaults).toEqual({ theme: "light" });
    expect(read("general").featuredProjects).toEqual([]);
  });

  test("the sample's name and address are nobody else's: a résumé without them is refused", async () => {
    const { root, texts, bringIn } = sampleProject();
    const before = texts();
    const file = resumeOf(root, { basics: { name: "Mona" }, skills: [{ name: "Bread" }] });
    await expect(bringIn(file)).rejects.toThrow('no "label", "email" in its "basics"');
    expect(texts()).toEqual(before);
  });

  test("what init was told stays where the résumé says nothing", async () => {
    const { root, bringIn, read } = freshProject();
    await bringIn(resumeOf(root, { skills: [{ name: "Bread" }] }));
    expect(read("site").owner).toEqual({
      name: "Somebody New",
      role: "Beginner",
      email: "new@new.example",
      place: "Newtown",
    });
  });

  test("an owner's files are spared, and then nothing is written at all", async () => {
    const { root, texts, bringIn } = freshProject();
    writeFile(root, "data/projects.json", JSON.stringify([aProject("Mine")]));
    const before = texts();
    await expect(bringIn("version-one")).rejects.toThrow(
      "Somebody has written in data/ already: data/projects.json.\nNothing was changed.",
    );
    expect(texts()).toEqual(before);
  });

  test("the examples of init are nobody's, also when they are from last year", async () => {
    const { root, read, bringIn } = freshProject();
    const thisYear = String(new Date().getFullYear());
    const older = JSON.stringify(read("projects")).replaceAll(`"${thisYear}"`, '"2021"');
    writeFile(root, "data/projects.json", older);
    expect((await bringIn("version-one")).written).toContain("data/projects.json");
  });

  test("a file that would say the same as before is nobody's loss", async () => {
    const { root, bringIn } = freshProject();
    writeFile(root, "data/projects.json", JSON.stringify([aProject("Mine")]));
    writeFile(root, "data/general.json", JSON.stringify({ heading: "Mine", paragraphs: [] }));
    expect((await bringIn("little")).written).toEqual(["data/interests.json", "data/career.json"]);
  });

  test("with force, the owner's title, other contacts, and levels of the same profiles stay", async () => {
    const { root, read, bringIn } = freshProject();
    const topic = (name: string, link: string, level: string) => ({
      name,
      link,
      level,
      icon: "lucide:link",
    });
    const personal = {
      heading: "Personal",
      topics: [topic("Notes", "https://notes.example", "Now and then")],
    };
    const mastodon = "https://social.example.com/@imani";
    const social = {
      heading: "Social Media",
      topics: [
        topic("Fedi", mastodon, "High usage"),
        topic("Old", "https://old.example", "Low usage"),
      ],
    };
    writeFile(root, "data/contacts.json", JSON.stringify([social, personal]));
    writeFile(
      root,
      "data/site.json",
      JSON.stringify({ ...read("site"), title: "A title of mine", accent: "#2f6f5e" }),
    );
    await bringIn("version-one", true);
    expect(read("contacts")).toMatchObject([
      { topics: [{ name: "Mastodon", level: "High usage", link: mastodon }, {}] },
      personal,
    ]);
    expect(read("site")).toMatchObject({
      title: "A title of mine",
      accent: "#2f6f5e",
      owner: { name: "Imani Imaginary", place: "Sample City, Kenya" },
    });
    expect(await checkContent()).toMatchObject({ ok: true });
  });
});

describe("nothing is written", () => {
  test.each([
    ["is not there", undefined, /^There is no file ".*" that can be read\./],
    ["is no JSON", '{ "basics": }', /:1:13 {2}Here should be a value\. Nothing was changed\.$/],
    ["is empty", "", /:1:1 {2}The file is empty\./],
    ["is not UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), /This is not UTF-8 text \(byte FF\)/],
    ["is another JSON", '{ "name": "a-package" }', /is no JSON Resume: it has neither "basics"/],
    ["is a list", "[1]", /is no JSON Resume/],
    ["has nothing in it", '{ "basics": {}, "work": [] }', /is no JSON Resume/],
  ])("when the file %s", async (_, content, sentence) => {
    const { root, texts, bringIn } = freshProject();
    const before = texts();
    if (content !== undefined) writeFile(root, "mine.json", content);
    await expect(bringIn(path.join(root, "mine.json"))).rejects.toThrow(sentence);
    expect(texts()).toEqual(before);
  });

  test("when the content would not be right", async () => {
    const { root, texts, bringIn } = freshProject();
    writeFile(root, "data/mission.json", JSON.stringify({ heading: "" }));
    const before = texts();
    await expect(bringIn("version-one")).rejects.toThrow(
      /would not be right\. Nothing was changed\.\n\ndata\/mission\.json:1:/,
    );
    expect(texts()).toEqual(before);
  });

  test("when a data file is broken", async () => {
    const { root, texts, bringIn } = freshProject();
    writeFile(root, "data/interests.json", "[");
    const before = texts();
    await expect(bringIn("version-one")).rejects.toThrow(/data\/interests\.json can't be read/);
    expect(texts()).toEqual(before);
  });
});
