import { cpSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { faultsOfSite } from "./builds/faultsOfSite";
import { runBuild } from "./builds/runBuild";
import { addWord, editsFor, readData, writeData } from "./copy/edits";
import { type Colour, colourOf, paintPicture, wallpapersIn } from "./copy/plainWallpapers";
import { copyProject } from "./copy/projectCopy";
import { startDevelopServer } from "./develop/developServer";
import { DEVELOP_PORT, nextFreePort } from "./server/port";

/** What a project's content is at the moment. */
const contentOf = (folder: string) => {
  const data = join(folder, "data");
  const colours = new Map<string, Colour>();
  const goneWords: string[] = [];
  let words: string[] = [];
  return {
    /** Puts a new word into each file. */
    edit(step: string) {
      goneWords.push(...words);
      words = editsFor(folder).map(({ file }) => `zq${step}${file.replace(".json", "")}`);
      for (const [index, edit] of editsFor(folder).entries()) {
        // The word before it goes: nothing of it may stay in the site.
        writeData(folder, edit.file, withoutWords(readData(folder, edit.file), goneWords));
        addWord(folder, edit, words[index] ?? "");
      }
    },
    async paint(file: string, colour: Colour) {
      colours.set(file, colour);
      await paintPicture(join(data, file), colour);
    },
    faults: () => faultsOfSite(folder, { words, goneWords, colours }),
  };
};

const withoutWords = (content: unknown, words: readonly string[]): unknown =>
  JSON.parse(
    words.reduce((text, word) => text.replaceAll(` ${word}`, ""), JSON.stringify(content)),
  );

const paintAll = async (folder: string, content: ReturnType<typeof contentOf>, first: number) => {
  for (const [index, { file }] of wallpapersIn(folder).entries())
    await content.paint(file, colourOf(first + index));
};

/** Another last one is left out of a list. */
const leaveLastOut = (folder: string, file: string) => {
  const items = readData(folder, file) as unknown[];
  if (items.length > 1) writeData(folder, file, items.slice(0, -1));
};

/** The first wallpaper's file gets another name, the second and third change places, the last one is deleted. */
const moveWallpapers = async (folder: string, content: ReturnType<typeof contentOf>) => {
  const [first, second, third, ...others] = wallpapersIn(folder);
  if (!first || !second || !third) return;
  const renamed = { ...first, file: first.file.replace(/(\.\w+)$/, "-renamed$1") };
  renameSync(join(folder, "data", first.file), join(folder, "data", renamed.file));
  const last = others.pop();
  if (last) rmSync(join(folder, "data", last.file));
  writeData(folder, "wallpapers.json", [renamed, second, third, ...others]);
  await content.paint(renamed.file, colourOf(0));
  await content.paint(second.file, colourOf(2));
  await content.paint(third.file, colourOf(1));
};

const expectNoFaults = async (content: ReturnType<typeof contentOf>, after: string) => {
  const faults = await content.faults();
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
    await paintAll(folder, content, 0);
    content.edit("a");
    cpSync(join(folder, "data"), join(folder, "other-branch"), { recursive: true });

    const port = await nextFreePort(DEVELOP_PORT + 100);
    const server = await startDevelopServer(folder, port);
    // It has answered queries with the content as it was, and has pictures that it would scale on demand.
    await fetch(`${server.address}/page-data/index/page-data.json`);
    await server.kill();
    content.edit("b");
    await moveWallpapers(folder, content);
    leaveLastOut(folder, "posts.json");
    await runBuild(folder);
    await expectNoFaults(content, "develop, then other pictures, names and texts");

    content.edit("c");
    await paintAll(folder, content, 20);
    await runBuild(folder, { isStopped: true });
    rmSync(join(folder, "data"), { recursive: true });
    renameSync(join(folder, "other-branch"), join(folder, "data"));
    content.edit("d");
    await paintAll(folder, content, 0);
    await runBuild(folder);
    await expectNoFaults(content, "a build that was stopped, then another branch's content");
  } finally {
    await copy.remove();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
