import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { checkContent } from "../../../src/site/check/checkContent";
import { readContentCases } from "../../support/contentCases";
import {
  aWalk,
  dataOf,
  dataWith,
  EMPTY_LISTS,
  FRONT_MATTER,
  PICTURE,
} from "../../support/contentFiles";
import { checkedContent, contentProject, type Files, reportOn } from "../../support/contentProject";
import { HOSTILE_STRINGS } from "../../support/project/hostileStrings";
import { runScript } from "../../support/runScript";

const json = (value: unknown): string => JSON.stringify(value);
const mission = (heading: string): Files => ({
  "data/mission.json": json({ heading, paragraphs: [] }),
});
const project = (keys: object): Files => ({
  "data/projects.json": json([{ ...dataOf("projects")[0], ...keys }]),
  "data/general.json": json({ heading: "Hello", paragraphs: [] }),
});

test("the content of this site has no errors", async () => {
  expect(await checkContent()).toMatchObject({ ok: true });
});

test("a project needs no company and no role, a site no repository, an owner with a contact no address", async () => {
  const { repository: _, ...site } = dataOf("site");
  delete site.owner.email;
  const projects = [{ name: "Mine", start: "2020", basics: {} }];
  const files = { "data/site.json": json(site), "data/projects.json": json(projects) };
  expect(await reportOn(files)).toBe("");
});

test("npm run check:content fails with a report of place and message", () => {
  const root = contentProject(mission(""));
  const { ok, says } = runScript(root, "check-content");
  expect(ok).toBe(false);
  expect(says).toMatch(
    /^data\/mission\.json:1:12 {2}This text is empty\..*\n\n1 error in 1 file\.\n$/,
  );
});

test("all errors of all files are reported at once, in reading order", async () => {
  const report = await reportOn({
    "data/general.json": '{"heading": "Hello", "paragraphs": ["One.",]}',
    "data/interests.json": '[{"heading": "AI", "topics": [{"name": "", "level": 140, "x": 1}]}]',
    "data/wallpapers/silk.png": null,
    "data/posts.json": null,
  });
  expect(report.match(/^data\/\w+\.json:\d+:\d+ {2}/gm)?.map((place) => place.trim())).toEqual([
    "data/general.json:1:43",
    "data/interests.json:1:40",
    "data/interests.json:1:53",
    "data/interests.json:1:58",
    "data/posts.json:1:1",
    expect.stringMatching(/^data\/wallpapers\.json:\d+:\d+$/),
  ]);
  expect(report).toMatch(/\n\n6 errors in 4 files\.$/);
});

test("all errors of a post are reported beside one in its front matter", async () => {
  const report = await reportOn({
    "data/posts/walk.md":
      "---\ntitle: One: two\n---\n\n<b>A</b> [b](#c) [d](/posts/e/) ![](f.png)\n",
    "data/posts/later.md":
      "---\ntitle: A\ndate: 1\n---\n\n[a](/posts/walk/), [b](/posts/walk/#c)\n",
  });
  expect(report.match(/^data\/\S+/gm)).toEqual([
    "data/posts/later.md:3:7",
    "data/posts/later.md:6:20",
    ...["2:8", "5:1", "5:10", "5:18", "5:33"].map((place) => `data/posts/walk.md:${place}`),
  ]);
});

test("an error in a project's front matter hides no missing file of it, and causes no other", async () => {
  const report = await reportOn({
    "data/projects/harbour.md":
      "---\nname: Harbour\nend: soon\nlinks: [{ label: A, url: /none.pdf }]\npictures: [{ file: a.png }]\ncover: b.png\n---\n",
    "data/projects/quay.md":
      "---\nname: Quay\norder: first\nstart: 2020\nend: 2019\ncover: /c.svg\n---\n",
    "data/projects/rope.md": "---\nname: Rope\nstart: 11/2016\nend: 2018\n---\n",
  });
  expect(report.match(/^data\/\S+/gm)).toEqual([
    ...["3:6", "4:26", "5:12", "5:20", "6:8"].map((place) => `data/projects/harbour.md:${place}`),
    ...["3:8", "5:6", "6:8"].map((place) => `data/projects/quay.md:${place}`),
    "data/projects/rope.md:3:8",
  ]);
});

test("front matter in TOML is reported with all of its lines in YAML", async () => {
  const toml =
    'title = "A walk"\ndate = 2024-02-01\ntags = [\n  "a",\n]\n[cover]\nfile = "a.png"\n[[resources]]\nsrc = "a.jpg"\nname = "A"\n[[resources]]\nsrc = "b.jpg"\n';
  const report = await reportOn({ "data/posts/walk.md": `+++\n${toml}+++\nText.\n` });
  expect(report).toContain(
    'title: "A walk"\ndate: 2024-02-01\ntags: [\n  "a",\n ]\ncover:\n  file: "a.png"\nresources:\n  - src: "a.jpg"\n    name: "A"\n  - src: "b.jpg"\n',
  );
});

test.each([
  ["Latin-1", Buffer.from('{"heading": "Résumé", "paragraphs": []}', "latin1"), "1:15", "UTF-8"],
  ["UTF-16", Buffer.from("\ufeff{}", "utf16le"), "1:1", "UTF-8"],
  ["a byte-order mark", '\uFEFF{"heading": "A", "paragraphs": []}', "1:1", "without BOM"],
  ["nesting of 100,000 lists", "[".repeat(1e5) + "]".repeat(1e5), "1:1", "can't be read as JSON"],
  ["nesting of 2,000 lists", "[".repeat(2000) + "]".repeat(2000), "1:101", "nested too deep here"],
])("a file with %s is reported", async (_what, content, place, phrase) => {
  const report = await reportOn({ "data/general.json": content });
  expect(report).toContain(`data/general.json:${place}  `);
  expect(report).toContain(phrase);
});

test("a name in the report stays on one line and cannot colour the terminal", async () => {
  const report = await reportOn({
    "data/\u001b[31mred\nline.txt": "",
    "data/interests.json": json([{ heading: `A\nI\u009b31m${"x".repeat(5000)}`, topics: 1 }]),
  });
  expect(report).not.toMatch(/[^\P{Cc}\n]/u);
  expect(Math.max(...report.split("\n").map((line) => line.length))).toBeLessThan(600);
});

/** Content that differs from the usual but has no errors. */
const ACCEPTED: readonly (readonly [string, Files])[] = [
  ...readContentCases(path.join(__dirname, "contentAccepted.txt")).map(
    ({ phrase, files }) => [phrase, files] as const,
  ),
  ["Windows line ends", { "data/mission.json": '{\r\n"heading": "A",\r\n"paragraphs": []\r\n}' }],
  [
    "a project's picture",
    {
      ...project({ pictures: [{ file: "trees/oak.png", alt: "A tree." }] }),
      "data/trees/oak.png": PICTURE,
    },
  ],
  [
    "a résumé's address without a career",
    {
      "data/career.json": null,
      "data/navigation.json": json([{ title: "Resume", section: "Mission", icon: "home" }]),
    },
  ],
];

test.each(ACCEPTED)("the check accepts %s", async (_what, files) => {
  expect(await reportOn(files)).toBe("");
});

test("every list but the wallpapers may be empty", async () => {
  expect(await reportOn(EMPTY_LISTS)).toBe("");
});

test.each(HOSTILE_STRINGS.map((text) => [text.slice(0, 50), text]))(
  "a site whose texts are %j has no errors",
  async (_, text) => {
    const [first] = dataOf("posts");
    const topics = [{ name: text, level: 50, seniority: "Senior" }];
    const report = await reportOn({
      ...mission(text),
      "data/site.json": dataWith("site", {
        title: text,
        owner: { ...dataOf("site").owner, name: text },
      }),
      "data/navigation.json": json([{ title: text, section: "General", icon: "home" }]),
      "data/interests.json": json([{ heading: text, topics }]),
      "data/posts.json": json([{ ...first, name: text }]),
    });
    expect(report).toBe("");
  },
);

test("data/ may be a symbolic link, and may hold links to its own files", async () => {
  const root = contentProject({ "data/wallpapers/silk.png": null, "data/kept/silk.png": PICTURE });
  fs.mkdirSync(path.join(root, "data/wallpapers"), { recursive: true });
  fs.symlinkSync("../kept/silk.png", path.join(root, "data/wallpapers/silk.png"));
  fs.renameSync(path.join(root, "data"), path.join(root, "mine"));
  fs.symlinkSync("mine", path.join(root, "data"));
  expect(await checkContent()).toMatchObject({ ok: true });
});

test("a text nested too deep is reported", async () => {
  expect(await reportOn(aWalk("> ".repeat(6000)))).toContain(
    "data/posts/walk.md:1:1  Quotes, lists or emphasis are nested too deep",
  );
  const inFront = FRONT_MATTER.replace("A walk", "[".repeat(6000) + "]".repeat(6000));
  expect(await reportOn({ "data/posts/walk.md": inFront })).toContain("it is nested too deep");
});

test("links in data/ and static/ that lead out of both, or round in a circle, are refused", async () => {
  const root = contentProject({ "static/a.txt": "A" });
  const link = (target: string, name: string) => fs.symlinkSync(target, path.join(root, name));
  link(__dirname, "data/out");
  link("../package.json", "static/package.json");
  fs.writeFileSync(path.join(root, "package.json"), "{}");
  link("..", "static/movies/around");
  link("itself", "data/itself");
  link("../static/a.txt", "data/wallpapers/a.txt");
  const checked = await checkContent();
  const report = checked.ok ? [] : checked.diagnostics;
  expect(report.map(({ file, message }) => `${file} ${message}`).sort()).toEqual([
    expect.stringMatching(/^data\/itself This link leads back to itself/),
    expect.stringMatching(/^data\/out This link leads out of data\/ and static\/, to ".+"\. Put/),
    expect.stringMatching(/^static\/movies\/around This link leads to a folder that it is in/),
    expect.stringMatching(/^static\/package\.json This link leads out/),
  ]);
});

test.each(["data", "static"])("a file in place of the folder %s is reported", async (name) => {
  const root = contentProject();
  fs.rmSync(path.join(root, name), { recursive: true });
  fs.writeFileSync(path.join(root, name), "");
  expect(await checkContent()).toEqual({
    ok: false,
    diagnostics: [
      {
        ...{ file: name, line: 1, column: 1, severity: "error" },
        message: expect.stringContaining("a folder"),
      },
    ],
  });
});

test("a draft may link to a draft", async () => {
  const draft = "---\ntitle: Later\ndate: 2024-06-01\ndraft: true\n---\n";
  const files = { "data/posts/a.md": `${draft}[it](/posts/b/)`, "data/posts/b.md": draft };
  expect(await reportOn(files)).toBe("");
});

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
const reportOnPicture = (picture: Buffer) => reportOn({ "data/wallpapers/silk.png": picture });

test("the check says what differs from one file to another", async () => {
  const [group] = dataOf("contacts");
  const owner = { ...dataOf("site").owner, name: "Łukasz Brød", email: "lukasz@example.com" };
  const project = (name: string, content: string) => ({
    ...dataOf("projects")[0],
    ...{ name, basics: { company: { type: "text", content } } },
    start: "2020",
  });
  const companies = ["Brød og Byte", "Brød & Byte", "Harbour Ferries", "Team 1", "Team 2"];
  const jobs = ["Brød & Byte", "Harbour Ferries Ltd."];
  const { diagnostics } = await checkedContent({
    "data/site.json": dataWith("site", { owner }),
    "data/general.json": json({ heading: "Brød Łukasz", paragraphs: ["lukasz brod, Ł. Brød"] }),
    "data/projects.json": json(companies.map((it) => project(`At ${it}`, it))),
    "data/career.json": json({
      work: jobs.map((name) => ({ name, position: "Engineer", startDate: "2020" })),
    }),
    "data/contacts.json": json([group]),
  });
  expect(diagnostics.map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringMatching(/^data\/contacts.json "alex@example.com" is not your address/),
    expect.stringMatching(/^data\/projects.json "Brød og Byte" is "Brød & Byte" elsewhere/),
    expect.stringMatching(
      /^data\/projects.json "Harbour Ferries" is "Harbour Ferries Ltd." elsewhere/,
    ),
  ]);
});

test("topics without a level are counted once, and a skill's level in figures is named", async () => {
  const topic = (name: string) => ({ name });
  const { diagnostics } = await checkedContent({
    "data/interests.json": json([
      { heading: "Web", topics: [{ name: "CSS", level: 50 }, ..."ABCDEFG".split("").map(topic)] },
    ]),
    "data/career.json": json({
      skills: [
        { name: "CSS", level: "90" },
        { name: "Go", level: "C1" },
      ],
    }),
  });
  expect(diagnostics.map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringMatching(/^data\/career.json The résumé prints "90"\. Write a word/),
    expect.stringMatching(/^data\/interests.json .*: 7 of 8 topics \("A", .*"E", and 2 more\)\./),
  ]);
});

test("a whole address below siteUrl is checked like a path", async () => {
  const home = dataOf("site").siteUrl;
  const linked = (path: string) => `[it](${home}${path})`;
  const [group] = dataOf("settings");
  const topics = [{ ...group.topics[0], link: `${home}/projects/avocad/` }];
  const { diagnostics } = await checkedContent({
    "data/general.json": json({ heading: "A", paragraphs: [`${linked("/nope/")} ${linked("/")}`] }),
    "data/settings.json": json([{ ...group, topics }]),
    ...aWalk(
      `${linked("/gone.pdf")} ${linked("/projects/avocado/")} ${linked("")} ${linked(".org/x/")}`,
    ),
  });
  expect(diagnostics.map(({ file, message }) => `${file} ${message}`)).toEqual([
    `data/general.json "${home}/nope/" is an address of your site. There is no page "/nope/".`,
    expect.stringContaining('There is no file "/gone.pdf".'),
    expect.stringMatching(/settings.*There is no page "\/projects\/avocad\/". Did you mean/),
  ]);
});

test("half of a picture is refused", async () => {
  const whole = await noise(1280, 720).jpeg().toBuffer();
  expect(await reportOnPicture(whole)).toBe("");
  expect(await reportOnPicture(whole.subarray(0, whole.length / 2))).toContain("is incomplete");
});

test("a picture that is too small is refused with the smallest size", async () => {
  const report = await reportOnPicture(await noise(1279, 720).jpeg().toBuffer());
  expect(report).toContain("too small: 1,279 × 720 pixels. The least is 1,280 × 720.");
});

test("a picture with more pixels than can be opened is too large", async () => {
  const white = { width: 16_400, height: 16_400, channels: 3, background: "#fff" } as const;
  const huge = await sharp({ create: white, limitInputPixels: false }).png().toBuffer();
  expect(await reportOnPicture(huge)).toContain("too large: 16,400 × 16,400 pixels.");
});

test("a project's picture that would be enlarged has a remark", async () => {
  const sizes = { small: [639, 359], wide: [640, 100], tall: [100, 360] } as const;
  const pictures = Object.entries(sizes).map(async ([name, [width, height]]) => [
    `data/projects/${name}.png`,
    await noise(width, height).png().toBuffer(),
  ]);
  const { diagnostics } = await checkedContent({
    ...Object.fromEntries(await Promise.all(pictures)),
    "data/projects/harbour.md": `---\nname: Harbour\ncover: tall.png\npictures:\n${["small", "wide"].map((name) => `  - { file: ${name}.png, alt: A. }\n`).join("")}---\n`,
  });
  expect(diagnostics).toMatchObject([
    { line: 5, message: expect.stringContaining('"projects/small.png" has 639 × 359 pixels') },
  ]);
});

test("a photo taken upright is measured as it is shown", async () => {
  const turned = noise(720, 1280).jpeg().withMetadata({ orientation: 6 });
  expect(await reportOnPicture(await turned.toBuffer())).toBe("");
});

test("a post at the address of a year's page is refused, from 200 posts on", async () => {
  const files = (count: number, walk = "walk"): Files => ({
    [`data/posts/${walk}.md`]: `${FRONT_MATTER}\nIt was long.\n`,
    "data/posts.json": json(
      Array.from({ length: count - 1 }, (_, index) => ({
        ...dataOf("posts")[0],
        name: index || walk !== "walk" ? `post ${index}` : "2024",
      })),
    ),
  });
  const sentence = "The address /posts/2024/ is that of the page that lists the posts of 2024.";
  expect(await reportOn(files(199))).toBe("");
  expect(await reportOn(files(200))).toMatch(`data/posts.json:1:10  ${sentence}`);
  expect(await reportOn(files(200, "2024"))).toMatch(`data/posts/2024.md:1:1  ${sentence}`);
});
