import fs from "node:fs";
import path from "node:path";
import { collectAnswers, type Options, type Terminal } from "../../../scripts/init/collectAnswers";
import { ownersWork } from "../../../scripts/init/ownersWork";
import { writeStart } from "../../../scripts/init/writeStart";
import { makeKnownSample } from "../../../scripts/sample/makeKnownSample";
import { checkContent } from "../../../src/build/check/checkContent";
import { findSample } from "../../../src/build/sample/findSample";
import { PICTURE } from "../../support/contentFiles";
import {
  contentProject,
  type Files,
  removeContentProject,
  writeFile,
} from "../../support/contentProject";

afterEach(removeContentProject);

const ADA = {
  name: "Ada Lovelace",
  role: "Mathematician",
  email: "ada@lovelace.dev",
  place: "London",
  site: "https://lovelace.dev",
  repository: "https://github.com/ada/site",
};

const SAMPLE: Files = {
  "data/wallpapers/bg1.jpg": PICTURE,
  "data/wallpapers/bg1-light.jpg": PICTURE,
  "data/wallpapers/bg2.jpg": Buffer.from("another picture"),
  "data/posts/sample.md": "---\ntitle: Sample\n---\n",
  "static/movies/index.html": "<p>Movies</p>",
  "static/movies/posters/a.svg": "<svg/>",
  "static/sample.pdf": "a sample",
};

/** A project whose `data/` is all the sample's. */
const freshProject = () => {
  const root = contentProject(SAMPLE);
  const sample = makeKnownSample();
  const text = (name: string) => fs.readFileSync(path.join(root, name), "utf8");
  return {
    root,
    sample,
    text,
    read: (name: string) => JSON.parse(text(name)),
    has: (name: string) => fs.existsSync(path.join(root, name)),
  };
};

/** Somebody who gives these answers one after the other. */
const terminalOf = (...answers: string[]) => {
  const asked: string[] = [];
  const said: string[] = [];
  const terminal: Terminal = {
    async ask(question) {
      asked.push(question);
      return answers.shift() ?? "";
    },
    say: (sentence) => said.push(sentence),
  };
  return { asked, said, terminal };
};

test("six questions are asked, and none that an option answers", async () => {
  const all = terminalOf(...Object.values(ADA));
  expect(await collectAnswers({}, all.terminal)).toEqual({ ok: true, answers: ADA });
  expect(all.asked).toHaveLength(6);
  const { name, ...options } = ADA;
  const one = terminalOf(name);
  expect(await collectAnswers(options, one.terminal)).toEqual({ ok: true, answers: ADA });
  expect(one.asked).toEqual(["What is your name?"]);
});

test.each([
  ["name", " ", "Please write something"],
  ["email", "ada", "It should look like name@example.com"],
  ["site", "http://lovelace.dev", "Did you mean https://lovelace.dev?"],
  ["repository", "none", "is not an address that begins with https://"],
] as const)("a wrong %s (%j) is explained and asked for again", async (name, wrong, phrase) => {
  const { [name]: right, ...options } = ADA;
  const { asked, said, terminal } = terminalOf(wrong, right);
  expect(await collectAnswers(options, terminal)).toEqual({ ok: true, answers: ADA });
  expect(said).toEqual([expect.stringContaining(phrase)]);
  expect(asked[1]).toBe(asked[0]);
});

test("the place may stay unanswered", async () => {
  const { place: _, ...others } = ADA;
  const answers = { ...others, place: undefined };
  expect(await collectAnswers(others, terminalOf("").terminal)).toEqual({ ok: true, answers });
  expect(await collectAnswers(others, undefined)).toEqual({ ok: true, answers });
});

test("without a terminal, options that are missing or wrong are named", async () => {
  const sentencesFor = async (options: Options) => {
    const collected = await collectAnswers(options, undefined);
    return collected.ok ? [] : collected.sentences;
  };
  expect(await sentencesFor(ADA)).toEqual([]);
  expect(await sentencesFor({ name: "Ada", site: ADA.site })).toEqual([
    expect.stringContaining('--role "…" --email "…" --repository "…"'),
  ]);
  expect(await sentencesFor({ ...ADA, email: "x", site: "y" })).toEqual([
    expect.stringContaining("--email"),
    expect.stringContaining("--site"),
  ]);
});

test("the sample is nobody's work, also with Windows line ends", () => {
  const { root, sample, text } = freshProject();
  expect(ownersWork(sample)).toEqual([]);
  writeFile(root, "data/general.json", text("data/general.json").replaceAll("\n", "\r\n"));
  expect(ownersWork(sample)).toEqual([]);
});

test.each(["data/general.json", "data/wallpapers/bg1.jpg", "data/posts/mine.md"])(
  "an owner's %s is found before it would be overwritten",
  (name) => {
    const { root, sample } = freshProject();
    writeFile(root, name, "mine");
    expect(ownersWork(sample)).toEqual([name]);
  },
);

describe("the start", () => {
  test("it is right content with the owner's answers, and belongs to the owner", async () => {
    const { sample, read } = freshProject();
    writeStart(ADA, sample);
    expect(await checkContent()).toMatchObject({ ok: true });
    const { owner, siteUrl, repository, title } = read("data/site.json");
    expect({ ...owner, site: siteUrl, repository }).toEqual(ADA);
    expect(title).toBe(ADA.name);
    expect(ownersWork(sample)).not.toEqual([]);
  });

  test("nothing of the sample is left but its wallpaper", () => {
    const { sample, read, has } = freshProject();
    writeStart(ADA, sample);
    const gone = [
      "data/posts/sample.md",
      "data/wallpapers/bg2.jpg",
      "static/movies",
      "static/sample.pdf",
    ];
    expect(gone.filter(has)).toEqual([]);
    expect(read("data/wallpapers.json")).toHaveLength(1);
    expect(read("data/site.json")).not.toHaveProperty("moviePlatform");
  });

  test("its examples are found until they are filled in; the post is a draft", () => {
    const { sample, text } = freshProject();
    writeStart(ADA, sample);
    const files = findSample().map(({ file }) => file);
    for (const name of ["general.json", "interests.json", "projects.json", "posts/example-post.md"])
      expect(files).toContain(`data/${name}`);
    expect(text("data/posts/example-post.md")).toContain("draft: true");
  });

  test("the owner's own files stay", () => {
    const { root, sample, text } = freshProject();
    const own = {
      "data/wallpapers/bg1.jpg": "my picture",
      "data/posts/mine.md": "mine",
      "data/posts/example-post.md": "mine, too",
      "static/movies/index.html": "<p>My movies</p>",
    };
    for (const [name, content] of Object.entries(own)) writeFile(root, name, content);
    writeStart(ADA, sample);
    for (const [name, content] of Object.entries(own)) expect(text(name)).toBe(content);
  });
});
