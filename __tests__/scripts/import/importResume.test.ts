import fs from "node:fs";
import path from "node:path";
import { importResume } from "../../../scripts/import/importResume";
import { writeStart } from "../../../scripts/init/writeStart";
import { makeKnownSample } from "../../../scripts/sample/makeKnownSample";
import { checkContent } from "../../../src/build/check/checkContent";
import { aProject } from "../../support/contentFiles";
import { contentProject, removeContentProject, writeFile } from "../../support/contentProject";

afterEach(removeContentProject);

const RESUMES = path.join(__dirname, "resumes");
const NEWCOMER = {
  name: "Somebody New",
  role: "Beginner",
  email: "new@new.example",
  place: "Newtown",
  site: "https://alex.example.net",
  repository: "https://new.example/site",
};
const BASICS = { name: "Mona Made-Up", label: "Baker", email: "mona@madeup.example" };

/** A project whose `data/` is the sample's. */
const sampleProject = () => {
  const root = contentProject();
  const sample = makeKnownSample();
  const data = path.join(root, "data");
  const read = (slice: string) =>
    JSON.parse(fs.readFileSync(path.join(data, `${slice}.json`), "utf8"));
  const texts = () =>
    fs
      .readdirSync(data)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [name, fs.readFileSync(path.join(data, name), "utf8")]);
  /** Imports one of the résumés here, or one with these parts or this text. */
  const bringIn = (given: string | Buffer | object, force = false) => {
    const isNamed = typeof given === "string" && /^[a-z-]+$/.test(given);
    const isText = typeof given === "string" || Buffer.isBuffer(given);
    if (!isNamed) writeFile(root, "mine.json", isText ? given : JSON.stringify(given));
    const file = isNamed ? path.join(RESUMES, `${given}.json`) : path.join(root, "mine.json");
    return importResume(file, { force, sample });
  };
  return { root, sample, read, texts, bringIn };
};

/** A project after `npm run init`. */
const freshProject = () => {
  const project = sampleProject();
  writeStart(NEWCOMER, project.sample);
  return project;
};

/** Each résumé with where something of it had no place, and a key phrase of what the owner reads about it. */
const REMARKS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  arabic: [
    ["work.1.startDate", "is not a time such as"],
    ["work.1.endDate", "is an end without a beginning"],
  ],
  "command-line-sample": [
    ["basics.website", '"siteUrl" in site.json says where the site is'],
    ["basics.picture", '"photo" in site.json names a file in data/'],
    ["basics.location.postalCode", "the site names the city alone"],
    ["basics.profiles.2", "a profile needs an address that begins with https://"],
    ["interests.1", "needs a level from 0 to 100 and a seniority"],
    ["work.1.startDate", "has a day, which was left out: 2013-12 is written"],
    ["volunteer.1.website", "is not an address that begins with https://"],
  ],
  gitconnected: [
    ["basics.profiles.2.username", "a visitor sees the address"],
    ["projects.1", 'a project here needs "entity", the company'],
    ["work.1.isCurrentRole", "has no place on the site"],
    ["work.2", "a job needs an employer and a position"],
    ["skills.2", "a skill needs a name"],
  ],
  "reactive-resume": [
    ["basics.summary", "is HTML, of which only the words were taken"],
    ["languages.1", 'it doesn’t say which "language" it is'],
    ["custom", "has no place on the site"],
  ],
};

test.each(Object.entries(REMARKS))(
  "a résumé of %s becomes right content, and the owner reads what had no place",
  async (name, expected) => {
    const { bringIn, texts } = freshProject();
    const { written, remarks } = await bringIn(name);
    const said = remarks.map(({ path: way, sentence }) => [way.slice(1).join("."), sentence]);
    for (const [place, phrase] of expected) {
      expect(said).toContainEqual([place, expect.stringContaining(phrase)]);
    }
    expect(written).toContain("data/career.json");
    expect(await checkContent()).toMatchObject({ ok: true });
    const before = texts();
    expect((await bringIn(name)).written).toEqual([]);
    expect(texts()).toEqual(before);
  },
);

test("the keys of the first version are understood; a job without an end goes on, a school does not", async () => {
  const { bringIn, read } = freshProject();
  const work = [{ company: "Words & Sons", position: "Translator", startDate: "2009" }];
  await bringIn({ work, education: [{ institution: "School", startDate: "2020" }] });
  expect(read("career")).toMatchObject({
    work: [{ name: "Words & Sons", startDate: "2009", endDate: "present" }],
    education: [{ institution: "School", startDate: "2020" }],
  });
  expect(read("career").education[0]).not.toHaveProperty("endDate");
});

test("a phone number and an end before its beginning that cannot be right are left out", async () => {
  const { bringIn, read } = freshProject();
  const job = { name: "A", position: "B", startDate: "2019-06", endDate: "2019-01" };
  const { remarks } = await bringIn({ basics: { phone: "555 (work)" }, work: [job] });
  expect(remarks.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining("is not a phone number"),
    expect.stringContaining('is before the beginning, "2019-06"'),
  ]);
  expect(read("site").owner).not.toHaveProperty("phone");
  expect(read("career").work).toEqual([{ name: "A", position: "B", startDate: "2019-06" }]);
});

test("profiles become contacts with the network's mark", async () => {
  const { bringIn, read } = freshProject();
  await bringIn("gitconnected");
  expect(read("contacts")).toMatchObject([
    { topics: [{ name: "Mail", mail: "dev@madeup.example" }] },
    {
      heading: "Social Media",
      topics: [
        { name: "Stack Overflow", icon: "simple-icons:stackoverflow" },
        { name: "dev.to", icon: "simple-icons:devdotto" },
      ],
    },
  ]);
});

test("projects keep all that the résumé says, and no word of it turns into Markdown", async () => {
  const { bringIn, read } = freshProject();
  const bridge = {
    name: "The footbridge",
    description: "A *very* small bridge.",
    keywords: ["Steel"],
    startDate: "2016-08",
    endDate: "2017-02",
    url: "https://bridges.example.com/foot",
    roles: ["Engineer", "First to cross"],
    entity: "Example Bridges",
  };
  await bringIn({ projects: [bridge] });
  expect(read("projects")).toMatchObject([
    {
      name: "The footbridge",
      start: "2016-08",
      end: "2017-02",
      links: [{ url: "https://bridges.example.com/foot" }],
      basics: {
        company: { content: "Example Bridges" },
        keywords: { content: ["Steel"] },
        role: { content: ["Engineer", "First to cross"] },
      },
      description: { whatWasDone: { content: "A \\*very\\* small bridge." } },
    },
  ]);
});

test("HTML becomes words, and other brackets stay", async () => {
  const { bringIn, read } = freshProject();
  await bringIn("reactive-resume");
  expect(read("site").owner.summary).toBe("Designs samples & examples. Slowly Well");
  expect(read("career").work[1].summary).toBe("Knew what List<T> means, and that 1 < 2.");
});

test("nothing of the sample's owner is left", async () => {
  const { bringIn, read } = sampleProject();
  await bringIn({ basics: BASICS, skills: [{ name: "Bread" }] });
  const { title, owner } = read("site");
  expect(title).toBe("Mona Made-Up");
  expect(owner).toEqual({ name: "Mona Made-Up", role: "Baker", email: "mona@madeup.example" });
});

test("with --force the owner's title, other contacts and levels of the same profiles stay", async () => {
  const { root, read, bringIn } = freshProject();
  const link = "https://social.example.com/@mona";
  const topic = { level: "High usage", icon: "lucide:link" };
  const social = { heading: "Social Media", topics: [{ ...topic, name: "Fedi", link }] };
  const notes = { ...topic, name: "Notes", link: "https://notes.example" };
  const personal = { heading: "Personal", topics: [notes] };
  writeFile(root, "data/contacts.json", JSON.stringify([social, personal]));
  writeFile(root, "data/site.json", JSON.stringify({ ...read("site"), title: "My own title" }));
  const profiles = [{ network: "Mastodon", url: link }];
  await bringIn({ basics: { ...BASICS, profiles } }, true);
  expect(read("contacts")).toMatchObject([
    { topics: [{ name: "Mastodon", level: "High usage", link }] },
    personal,
  ]);
  expect(read("site")).toMatchObject({ title: "My own title", owner: { name: "Mona Made-Up" } });
});

test("the examples of init are nobody's work, an owner's projects are spared", async () => {
  const { root, texts, bringIn } = freshProject();
  writeFile(root, "data/projects.json", JSON.stringify([aProject("Mine")]));
  const before = texts();
  const project = { name: "Bread", entity: "Bakery", roles: ["Baker"], startDate: "2020" };
  const refused =
    "Somebody has written in data/ already: data/projects.json.\nNothing was changed.";
  await expect(bringIn({ projects: [project] })).rejects.toThrow(refused);
  expect(texts()).toEqual(before);
});

test.each([
  ["no JSON", '{ "basics": }', /:1:13 {2}Here should be a value/],
  ["nothing", "", /The file is empty/],
  ["other bytes than UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), /This is not UTF-8 text/],
  ["another JSON", '{ "name": "a-package" }', /is no JSON Resume/],
  ["no entries", '{ "basics": {}, "work": [] }', /is no JSON Resume/],
])("a file with %s is refused, and nothing is written", async (_, content, sentence) => {
  const { texts, bringIn } = freshProject();
  const before = texts();
  await expect(bringIn(content)).rejects.toThrow(sentence);
  expect(texts()).toEqual(before);
});

test("nothing is written if the content would not be right", async () => {
  const { root, texts, bringIn } = freshProject();
  writeFile(root, "data/mission.json", JSON.stringify({ heading: "" }));
  const before = texts();
  await expect(bringIn("arabic")).rejects.toThrow(
    /would not be right[\s\S]*data\/mission\.json:1:/,
  );
  expect(texts()).toEqual(before);
});
