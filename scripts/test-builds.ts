import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ExpectedSite, faultsOfSite } from "./builds/faultsOfSite";
import { headerFaults } from "./builds/headerFaults";
import { runBuild } from "./builds/runBuild";
import { ADDED_DRAFT, ADDED_PAGE, ADDED_POST, addTexts, addWordToText } from "./copy/addedTexts";
import { addWord, editsFor, readData, writeData } from "./copy/edits";
import { type Colour, colourOf, paintPicture, wallpapersIn } from "./copy/plainPictures";
import { copyProject } from "./copy/projectCopy";
import { startDevelopServer } from "./develop/developServer";
import { DEVELOP_PORT, nextFreePort } from "./server/port";

/** The added post after its file got another name; its picture keeps its own. */
const RENAMED_POST = "posts/a-renamed-post.md";

/** Colours from here on are of pictures in texts. */
const FIRST_COLOUR_OF_TEXTS = 40;

/** The project's content, and what of it must be in the site at the moment. */
const contentOf = (folder: string) => {
  const inData = (file: string) => join(folder, "data", file);
  const colours = new Map<string, Colour>();
  const goneWords: string[] = [];
  let words: string[] = [];

  const withoutOldWords = (text: string) =>
    goneWords.reduce((rest, word) => rest.replaceAll(new RegExp(`\\s*${word}`, "g"), ""), text);
  const textsInMarkdown = () =>
    [ADDED_POST.file, RENAMED_POST, ADDED_PAGE.file].filter((file) => existsSync(inData(file)));

  const paint = async (file: string, colour: Colour) => {
    colours.set(file, colour);
    await paintPicture(inData(file), colour);
  };

  return {
    inData,
    /** Puts a new word into each file, in the place of the one before. */
    edit(step: string) {
      goneWords.push(...words);
      const edits = editsFor(folder);
      const texts = textsInMarkdown();
      const wordFor = (file: string) => `zq${step}${file.replace(/\W/g, "")}zq`;
      words = [...edits.map(({ file }) => file), ...texts].map(wordFor);
      for (const file of new Set([...edits.map((edit) => edit.file), ...texts]))
        writeFileSync(inData(file), withoutOldWords(readFileSync(inData(file), "utf8")));
      for (const edit of edits) addWord(folder, edit, wordFor(edit.file));
      for (const file of texts) addWordToText(folder, file, wordFor(file));
      // What a draft says was never published.
      const drafted = wordFor(ADDED_DRAFT.file);
      addWordToText(folder, ADDED_DRAFT.file, drafted);
      goneWords.push(drafted);
    },
    paint,
    /** Lets two painted pictures change places. */
    async exchange(first: string, second: string) {
      const [ofFirst, ofSecond] = [colours.get(first), colours.get(second)];
      if (!ofFirst || !ofSecond) throw new Error(`${first} and ${second} are to be painted first.`);
      await paint(first, ofSecond);
      await paint(second, ofFirst);
    },
    expected: (): ExpectedSite => ({
      words,
      goneWords,
      colours,
      hiddenPictures: [ADDED_DRAFT.picture],
    }),
  };
};

type ProjectContent = ReturnType<typeof contentOf>;

/** All wallpapers, and the pictures of the texts that are published. */
const paintAll = async (folder: string, content: ProjectContent, first: number) => {
  const pictures = [
    ...wallpapersIn(folder).flatMap(({ file, lightFile = [] }) => [file].concat(lightFile)),
    ADDED_POST.picture,
    ADDED_PAGE.picture,
  ].filter((file) => existsSync(content.inData(file)));
  for (const [index, file] of pictures.entries())
    await content.paint(file, colourOf(first + index));
};

/** Another last one is left out of a list. */
const leaveLastOut = (folder: string, file: string) => {
  const items = readData(folder, file) as unknown[];
  if (items.length > 1) writeData(folder, file, items.slice(0, -1));
};

/** The first wallpaper's file gets another name, the second and third change places, the last one is deleted. */
const moveWallpapers = async (folder: string, content: ProjectContent) => {
  const [first, second, third, ...others] = wallpapersIn(folder);
  if (!first || !second || !third) return;
  const renamed = { ...first, file: first.file.replace(/(\.\w+)$/, "-renamed$1") };
  renameSync(content.inData(first.file), content.inData(renamed.file));
  const last = others.pop();
  if (last) rmSync(content.inData(last.file));
  writeData(folder, "wallpapers.json", [renamed, second, third, ...others]);
  await content.paint(renamed.file, colourOf(0));
  await content.exchange(second.file, third.file);
};

/** The post's file gets another name, and the pictures of the texts change places. */
const moveTexts = async ({ inData, exchange }: ProjectContent) => {
  renameSync(inData(ADDED_POST.file), inData(RENAMED_POST));
  await exchange(ADDED_POST.picture, ADDED_PAGE.picture);
};

/** The section's file is deleted, and the section with it. */
const deletePage = (folder: string, { inData }: ProjectContent) => {
  const navigation = readData(folder, "navigation.json") as { page?: string }[];
  writeData(
    folder,
    "navigation.json",
    navigation.filter(({ page }) => page !== ADDED_PAGE.file),
  );
  rmSync(inData(ADDED_PAGE.file));
  rmSync(inData(ADDED_PAGE.picture));
};

const expectNoFaults = async (folder: string, content: ProjectContent, after: string) => {
  const faults = [...(await faultsOfSite(folder, content.expected())), ...headerFaults(folder)];
  if (faults.length > 0) throw new Error(`After ${after}:\n  ${faults.join("\n  ")}`);
  console.log(`✓ the built site is what data/ says after ${after}`);
};

/**
 * Builds a copy of the project after all that may happen in between, and looks whether the site is exactly what `data/`
 * says each time.
 */
const main = async () => {
  const copy = await copyProject();
  const { folder } = copy;
  const content = contentOf(folder);
  try {
    await addTexts(folder, FIRST_COLOUR_OF_TEXTS);
    await paintAll(folder, content, 0);
    content.edit("a");
    cpSync(join(folder, "data"), join(folder, "other-branch"), { recursive: true });

    const port = await nextFreePort(DEVELOP_PORT + 100);
    const server = await startDevelopServer(folder, port);
    // It has answered queries with the content as it was, and has pictures that it would scale on demand.
    await fetch(`${server.address}/page-data/index/page-data.json`);
    await server.kill();
    await moveTexts(content);
    content.edit("b");
    await moveWallpapers(folder, content);
    leaveLastOut(folder, "posts.json");
    await runBuild(folder);
    await expectNoFaults(folder, content, "develop, then other pictures, names and texts");

    content.edit("c");
    await paintAll(folder, content, 20);
    await runBuild(folder, { isStopped: true });
    rmSync(join(folder, "data"), { recursive: true });
    renameSync(join(folder, "other-branch"), join(folder, "data"));
    deletePage(folder, content);
    content.edit("d");
    await paintAll(folder, content, 0);
    // By it Gatsby knows that it is on Netlify, and would look for that host's adapter.
    process.env.NETLIFY = "true";
    await runBuild(folder);
    await expectNoFaults(
      folder,
      content,
      "a stopped build, then another branch's content on Netlify",
    );
  } finally {
    await copy.remove();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
