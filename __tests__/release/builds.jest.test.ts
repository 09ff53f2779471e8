import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../src/content/files";
import { ADDED_DRAFT, ADDED_PAGE, ADDED_POST, addTexts } from "../support/project/addedTexts";
import { readData, writeData } from "../support/project/dataFiles";
import {
  type Colour,
  colourOf,
  paintPicture,
  wallpapersIn,
} from "../support/project/plainPictures";
import { copyProject, type ProjectCopy } from "../support/project/projectCopy";
import { spawnGroup } from "../support/project/spawnGroup";

// Builds a copy of the project again and again, with its caches: nothing of the content before may be in the site.

const BUILD_MS = 600_000;

let copy: ProjectCopy;
const inData = (file: string) => path.join(copy.folder, "data", file);
const inSite = (file: string) => path.join(copy.folder, "public", file);

beforeAll(async () => {
  copy = await copyProject();
  // It translates texts that these tests delete, into the language that they choose.
  fs.rmSync(inData("career.de.json"));
}, BUILD_MS);
afterAll(() => copy?.remove());

/** Builds the copy. A build that is stopped ends halfway, as by a power cut. */
const build = ({ isStopped = false } = {}) =>
  new Promise<void>((resolve, reject) => {
    const { program, log, kill } = spawnGroup(
      copy.folder,
      ...(["npm", "run", "build", "--", "--no-color"] as const),
    );
    program.stdout.on("data", () => {
      if (isStopped && log().includes("success createPages ")) kill();
    });
    program.on("error", reject);
    program.on("close", (code) => {
      if ((code === 0) !== isStopped) resolve();
      else reject(new Error(`The build ended with ${code}.\n${log()}`));
    });
  });

/** All texts of the built site. */
const siteText = () =>
  filesBelow(inSite("."))
    .filter((file) => /\.(html|json|xml|txt|js|vcf)$/.test(file))
    .map((file) => fs.readFileSync(inSite(file), "utf8"))
    .join("\n");

const paint = async (colours: Readonly<Record<string, Colour>>) => {
  for (const [file, colour] of Object.entries(colours)) await paintPicture(inData(file), colour);
};

const isPicture = (file: string) => /\.(avif|webp|jpe?g|png)$/.test(file);
const nameOf = (file: string) => path.parse(file).name;

/**
 * Painted pictures that no page shows or that show another one, and deleted ones that a page still shows. Files of a
 * picture that no page shows any more may stay until `gatsby clean`.
 */
const wrongPictures = async (
  colours: Readonly<Record<string, Colour>>,
  gone: readonly string[],
): Promise<string[]> => {
  const text = siteText();
  const scaled = filesBelow(inSite("static")).filter(
    (file) => isPicture(file) && text.includes(`/static/${file}`),
  );
  const scaledOf = (file: string) => scaled.filter((other) => nameOf(other) === nameOf(file));
  const wrong = gone.flatMap(scaledOf);
  for (const [file, colour] of Object.entries(colours)) {
    if (scaledOf(file).length === 0) wrong.push(`no ${file}`);
    for (const other of scaledOf(file)) {
      const { channels } = await sharp(inSite(`static/${other}`)).stats();
      const distances = colour.map((part, index) =>
        Math.abs(part - (channels[index]?.mean ?? 255)),
      );
      if (Math.max(...distances) > 12) wrong.push(other);
    }
  }
  return wrong;
};

const withoutExtension = (file: string) => file.replace(/\.\w+$/, "");

test(
  "a build after a stopped build has no text, page or picture of the content before",
  async () => {
    const { folder } = copy;
    await addTexts(folder, 40);
    const wallpapers = wallpapersIn(folder);
    const names = wallpapers.flatMap(({ file, lightFile = file }) => [
      ...new Set([file, lightFile]),
    ]);
    const colours: Record<string, Colour> = Object.fromEntries(
      [...names, ADDED_POST.picture, ADDED_PAGE.picture].map((file, index) => [
        file,
        colourOf(index),
      ]),
    );
    await paint(colours);
    fs.appendFileSync(inData(ADDED_POST.file), "\nA zebra in the post.\n");
    fs.appendFileSync(inData(ADDED_DRAFT.file), "\nA zebra in the draft.\n");
    await build();
    const styles = path.join(folder, "src/sections/mission/Mission.module.css");
    fs.appendFileSync(styles, "\n.section { --zebra: 1; }\n");
    expect(siteText()).toContain("A zebra in the post.");
    expect(siteText()).not.toContain("A zebra in the draft.");
    expect(await wrongPictures(colours, [ADDED_DRAFT.picture])).toEqual([]);

    // The first picture gets another name, the next two change places, the last is deleted.
    const [first, second, third, ...others] = wallpapers;
    const last = others.pop();
    if (!first || !second || !third || !last) throw new Error("There are too few wallpapers.");
    const renamed = { ...first, file: first.file.replace(/(\.\w+)$/, "-renamed$1") };
    fs.renameSync(inData(first.file), inData(renamed.file));
    const gone = [last.file, ...(last.lightFile ? [last.lightFile] : [])];
    for (const file of gone) fs.rmSync(inData(file));
    writeData(folder, "wallpapers.json", [renamed, second, third, ...others]);
    const now: Record<string, Colour> = { ...colours, [renamed.file]: colourOf(0) };
    const allGone = [first.file, ...gone, ADDED_PAGE.picture];
    for (const file of allGone) delete now[file];
    const [ofSecond, ofThird] = [colours[second.file], colours[third.file]];
    if (ofSecond && ofThird) Object.assign(now, { [second.file]: ofThird, [third.file]: ofSecond });
    await paint(now);
    // A post gets another name and text; a section, a project and a post are deleted.
    const renamedPost = "posts/a-renamed-post.md";
    fs.writeFileSync(
      inData(renamedPost),
      fs.readFileSync(inData(ADDED_POST.file), "utf8").replace("zebra", "giraffe"),
    );
    fs.rmSync(inData(ADDED_POST.file));
    const navigation = readData(folder, "navigation.json") as { page?: string }[];
    writeData(
      folder,
      "navigation.json",
      navigation.filter(({ page }) => page !== ADDED_PAGE.file),
    );
    fs.rmSync(inData(ADDED_PAGE.file));
    fs.rmSync(inData(ADDED_PAGE.picture));
    const projects = readData(folder, "projects.json") as { name: string }[];
    writeData(folder, "projects.json", projects.slice(0, -1));

    await build({ isStopped: true });
    await build();
    const text = siteText();
    expect(text).toContain("A giraffe in the post.");
    // Gatsby writes no page again of which only the styles have changed.
    expect(fs.readFileSync(inSite("mission/index.html"), "utf8")).toContain("zebra");
    expect(text).not.toContain("A zebra in the post.");
    expect(text).not.toContain(ADDED_PAGE.title);
    expect(fs.existsSync(inSite(withoutExtension(ADDED_POST.file)))).toBe(false);
    expect(fs.existsSync(inSite(withoutExtension(renamedPost)))).toBe(true);
    expect(
      fs
        .readdirSync(inSite("projects"), { withFileTypes: true })
        .filter((entry) => entry.isDirectory()),
    ).toHaveLength(projects.length - 1);
    expect(await wrongPictures(now, allGone)).toEqual([]);
  },
  2 * BUILD_MS,
);

test(
  "a build with the cache of the one before leaves nothing of a deleted post or another owner, and has twenty posts in the feed",
  async () => {
    const site = readData(copy.folder, "site.json") as { owner: object };
    fs.rmSync(inData("posts/a-renamed-post.md"));
    for (let day = 10; day < 32; day++)
      fs.writeFileSync(
        inData(`posts/${day}.md`),
        `---\ntitle: Day ${day}\ndate: 2003-01-${day}\n---\nNote ${day}.\n`,
      );
    writeData(copy.folder, "site.json", { ...site, owner: { ...site.owner, name: "Bo Bloggs" } });
    await build();
    expect(filesBelow(inSite(".")).filter((file) => file.includes("a-renamed-post"))).toEqual([]);
    expect(filesBelow(inSite(".")).filter((file) => file.endsWith(".pdf"))).toEqual([
      "bo-bloggs-resume.pdf",
    ]);
    expect(fs.existsSync(inSite("webpack.stats.json"))).toBe(false);
    const feed = fs.readFileSync(inSite("rss.xml"), "utf8");
    expect(feed.match(/<item>/g)).toHaveLength(20);
    expect(feed).toContain("Note 31.");
    expect(feed).not.toContain("Note 10.");
  },
  BUILD_MS,
);

test(
  "of a long blog, a post's page has the posts around it, and after an edit only what shows it is made again",
  async () => {
    const noteOn = (day: number, words: string, year = 2004, name = "note") =>
      fs.writeFileSync(
        inData(`posts/${name}-${day}.md`),
        `---\ntitle: ${words} ${day}\ndate: ${year}-01-01\n---\n\n${"A sentence of some words. ".repeat(100)}\n`,
      );
    fs.mkdirSync(inData("posts"), { recursive: true });
    for (let day = 1; day <= 150; day++) noteOn(day, "Note");
    for (let day = 1; day <= 50; day++) noteOn(day, "Old", 2002, "old");
    await build();
    const listedOn = (file: string) =>
      new Set(fs.readFileSync(inSite(file), "utf8").match(/\/posts\/(?:note|old)-\d+\//g)).size;
    const page = "posts/note-75/index.html";
    expect(listedOn("posts/index.html")).toBe(150);
    expect(listedOn("posts/2002/index.html")).toBe(50);
    for (const page of ["posts/index.html", "posts/2004/index.html", "posts/note-75/index.html"])
      expect(fs.readFileSync(inSite(page), "utf8")).toMatch(/href="[^"]*\/posts\/2002\/"/);
    expect(fs.readFileSync(inSite("posts/index.html"), "utf8")).toMatch(/<h4[^>]*>2004 <\/h4>/);
    expect(listedOn(page)).toBe(21);
    const dataFile = inSite("page-data/posts/note-75/page-data.json");
    expect(fs.statSync(dataFile).size).toBeLessThan(25_000);

    const previews = () =>
      filesBelow(path.join(copy.folder, ".cache")).filter((it) => it.includes("link-previews"));
    const notes = filesBelow(inSite("posts")).filter((it) => /^note-\d+.index\.html$/.test(it));
    const textOf = (note: string) => fs.readFileSync(inSite(`posts/${note}`), "utf8");
    const texts = new Map(notes.map((it) => [it, textOf(it)]));
    const before = previews();
    noteOn(75, "Changed note");
    await build();
    expect(previews().filter((it) => !before.includes(it))).toHaveLength(1);
    // They have one day, so their names give the order.
    const place = notes.sort().indexOf("note-75/index.html");
    expect(notes.filter((it) => textOf(it) !== texts.get(it))).toEqual(
      notes.slice(place - 10, place + 11),
    );
  },
  2 * BUILD_MS,
);

test(
  "a build in a renamed folder, after a change of the language and the address, has nothing of those before",
  async () => {
    const renamed = `${copy.folder}-renamed`;
    fs.renameSync(copy.folder, renamed);
    copy.folder = renamed;
    const site = readData(copy.folder, "site.json") as { siteUrl: string };
    writeData(copy.folder, "site.json", {
      ...site,
      language: "de",
      siteUrl: "https://elsewhere.example",
    });
    await build();
    const pages = filesBelow(inSite(".")).filter((file) =>
      /^(?!404|experiments|movie-platform|status-board|_gatsby).*\.html$/.test(file),
    );
    const stale = pages.filter((page) => {
      const html = fs.readFileSync(inSite(page), "utf8");
      const isAtAddress = /rel="canonical" href="https:\/\/elsewhere\.example\//.test(html);
      return !/<html[^>]* lang="de"/.test(html) || !isAtAddress;
    });
    expect(stale).toEqual([]);
    expect(fs.readFileSync(inSite("sitemap-0.xml"), "utf8")).not.toContain(site.siteUrl);
    expect(fs.readFileSync(inSite("rss.xml"), "utf8")).not.toContain(`${site.siteUrl}/posts/`);
  },
  BUILD_MS,
);
