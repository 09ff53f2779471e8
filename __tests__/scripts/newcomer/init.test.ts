import fs from "node:fs";
import path from "node:path";
import { collectAnswers, type Options, type Terminal } from "../../../scripts/init/collectAnswers";
import { ownersWork } from "../../../scripts/init/ownersWork";
import { QUESTION_NAMES } from "../../../scripts/init/questions";
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
  "data/attribution.json": JSON.stringify([
    {
      heading: "Icons",
      topics: [
        { name: "Lucide", link: "https://lucide.dev", icon: "home" },
        { name: "Poiret One", link: "https://github.com/alexeiva/poiretone", icon: "home" },
      ],
    },
    { heading: "Images", topics: [{ name: "Me", link: "https://example.com/me", icon: "home" }] },
  ]),
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

describe("the questions", () => {
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

  test("there are six", async () => {
    const { asked, terminal } = terminalOf(...Object.values(ADA));
    expect(await collectAnswers({}, terminal)).toEqual({ ok: true, answers: ADA });
    expect(asked).toHaveLength(6);
  });

  test("what an option says is not asked", async () => {
    const { asked, terminal } = terminalOf("Ada Lovelace");
    const { name, ...options } = ADA;
    expect(await collectAnswers(options, terminal)).toEqual({ ok: true, answers: ADA });
    expect(asked).toEqual(["What is your name?"]);
  });

  test.each([
    ["name", " ", "Please write something: the site shows it."],
    ["email", "ada", '"ada" is not an e-mail address. It should look like name@example.com.'],
    [
      "site",
      "http://lovelace.dev",
      '"http://lovelace.dev" is not an address that begins with https://. Did you mean https://lovelace.dev?',
    ],
    [
      "repository",
      "none",
      '"none" is not an address that begins with https://. It should look like https://your-name.com.',
    ],
  ] as const)("a wrong %s gets a sentence and is asked again", async (name, wrong, sentence) => {
    const { [name]: right, ...options } = ADA;
    const { asked, said, terminal } = terminalOf(wrong, right);
    expect(await collectAnswers(options, terminal)).toEqual({ ok: true, answers: ADA });
    expect(said).toEqual([sentence]);
    expect(asked[1]).toBe(asked[0]);
  });

  test("a wrong option is asked again, too", async () => {
    const { said, terminal } = terminalOf(ADA.email);
    const answered = await collectAnswers({ ...ADA, email: "ada" }, terminal);
    expect(answered).toEqual({ ok: true, answers: ADA });
    expect(said).toHaveLength(1);
  });

  test("nobody has to say where they are", async () => {
    const { place: _, ...others } = ADA;
    const { terminal } = terminalOf("");
    const answers = { ...others, place: undefined };
    expect(await collectAnswers(others, terminal)).toEqual({ ok: true, answers });
    expect(await collectAnswers(others, undefined)).toEqual({ ok: true, answers });
  });

  describe("without anybody to ask", () => {
    const sentencesFor = async (options: Options) => {
      const collected = await collectAnswers(options, undefined);
      return collected.ok ? [] : collected.sentences;
    };

    test("options are enough", async () => {
      expect(await sentencesFor(ADA)).toEqual([]);
    });

    test("those that are missing are named", async () => {
      expect(await sentencesFor({ name: "Ada", site: ADA.site })).toEqual([
        'Still needed after "npm run init --": --role "…" --email "…" --repository "…"',
      ]);
    });

    test("all that are wrong are named", async () => {
      const sentences = await sentencesFor({ ...ADA, email: "x", site: "y" });
      expect(sentences.map((sentence) => sentence.split(":")[0])).toEqual(["--email", "--site"]);
    });
  });
});

describe("whose data/ is", () => {
  test("the sample's own is nobody's work, also with the lines of Windows", () => {
    const { root, sample } = freshProject();
    expect(ownersWork(sample)).toEqual([]);
    const file = path.join(root, "data/general.json");
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
    writeFile(root, "data/.DS_Store", "an editor's");
    expect(ownersWork(sample)).toEqual([]);
  });

  test.each(["data/general.json", "data/wallpapers/bg1.jpg", "data/posts/mine.md"])(
    "%s that somebody has written is found",
    (name) => {
      const { root, sample } = freshProject();
      writeFile(root, name, "mine");
      expect(ownersWork(sample)).toEqual([name]);
    },
  );

  test("after the start it is the owner's", () => {
    const { sample } = freshProject();
    writeStart(ADA, sample);
    expect(ownersWork(sample)).not.toEqual([]);
  });
});

describe("the start", () => {
  test("is right content, with the owner's answers in it", async () => {
    const { sample, read } = freshProject();
    writeStart(ADA, sample);
    expect(await checkContent()).toMatchObject({ ok: true });
    const { owner, siteUrl, repository, title } = read("data/site.json");
    expect({ ...owner, site: siteUrl, repository }).toEqual(ADA);
    expect(title).toBe(ADA.name);
  });

  test("may lack a place", async () => {
    const { sample } = freshProject();
    writeStart({ ...ADA, place: undefined }, sample);
    expect(await checkContent()).toMatchObject({ ok: true });
  });

  test("has nothing of the sample but its wallpaper, and credits that are still right", () => {
    const { sample, read, has } = freshProject();
    writeStart(ADA, sample);
    expect(has("data/posts/sample.md")).toBe(false);
    expect(has("data/wallpapers/bg2.jpg")).toBe(false);
    expect(read("data/wallpapers.json")).toHaveLength(1);
    expect(read("data/attribution.json")).toMatchObject([
      { heading: "Icons", topics: [{ name: "Lucide" }] },
    ]);
    expect(has("static/movies")).toBe(false);
    expect(has("static/sample.pdf")).toBe(false);
    expect(read("data/site.json")).toMatchObject({ framedApps: [] });
    expect(read("data/site.json")).not.toHaveProperty("moviePlatform");
  });

  test("has a post in Markdown, a draft", () => {
    const { sample, text, read } = freshProject();
    writeStart(ADA, sample);
    expect(read("data/posts.json")).toEqual([]);
    const post = text("data/posts/example-post.md");
    expect(post).toContain('title: "Example post"');
    expect(post).toContain("draft: true");
  });

  test("has a project with its time, a link and its story", () => {
    const { sample, read } = freshProject();
    writeStart(ADA, sample);
    expect(read("data/projects.json")).toMatchObject([
      {
        start: expect.stringMatching(/^\d{4}-\d{2}$/),
        end: "present",
        links: [expect.any(Object)],
        problem: expect.any(String),
        outcome: expect.any(String),
      },
    ]);
  });

  test("keeps the sections that are there", () => {
    const { sample, read } = freshProject();
    const before = read("data/navigation.json");
    writeStart(ADA, sample);
    expect(read("data/navigation.json")).toEqual(before);
  });

  test("has examples that are found until they are filled in", () => {
    const { sample } = freshProject();
    writeStart(ADA, sample);
    const files = new Set(findSample().map(({ file }) => file));
    const slices = ["general", "mission", "interests", "projects"].map((name) => `${name}.json`);
    for (const name of [...slices, "posts/example-post.md"])
      expect(files).toContain(`data/${name}`);
  });

  test("leaves the owner's own files and wallpapers alone when it is forced", () => {
    const { root, sample, read, text, has } = freshProject();
    writeFile(root, "data/wallpapers/bg1.jpg", "my picture");
    writeFile(root, "data/posts/mine.md", "mine");
    writeFile(root, "data/posts/example-post.md", "mine, too");
    writeFile(root, "static/movies/index.html", "<p>My movies</p>");
    const before = read("data/wallpapers.json");
    writeStart(ADA, sample);
    expect(has("data/posts/mine.md")).toBe(true);
    expect(text("data/posts/example-post.md")).toBe("mine, too");
    expect(text("static/movies/index.html")).toBe("<p>My movies</p>");
    expect(has("static/movies/posters/a.svg")).toBe(true);
    expect(has("static/sample.pdf")).toBe(false);
    expect(read("data/wallpapers.json")).toEqual(before);
    expect(text("data/wallpapers/bg1.jpg")).toBe("my picture");
  });
});

test("the guide asks for nothing that is not asked", () => {
  expect(QUESTION_NAMES).toEqual(Object.keys(ADA));
});
