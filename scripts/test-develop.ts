import { spawn } from "node:child_process";
import { once } from "node:events";
import { addTexts } from "./copy/addedTexts";
import { paintWallpapers } from "./copy/plainPictures";
import { copyProject } from "./copy/projectCopy";
import { startDevelopServer } from "./develop/developServer";
import { DEVELOP_PORT, nextFreePort } from "./server/port";

/** No wallpaper has it: see `paintWallpapers`. */
const FIRST_COLOUR_OF_TEXTS = 40;

/**
 * Develops a copy of the project, where the tests of `__tests__/develop` edit every file of `data/`. What is given on the
 * command line goes to Playwright.
 */
const main = async () => {
  // As it is right after a build, whose content is older.
  const copy = await copyProject({ withBuiltSite: true });
  try {
    await paintWallpapers(copy.folder);
    await addTexts(copy.folder, FIRST_COLOUR_OF_TEXTS);
    // Not the usual one: the owner may be at work.
    const port = await nextFreePort(DEVELOP_PORT + 100);
    const server = await startDevelopServer(copy.folder, port);
    const config = ["--config", "playwright.develop.config.ts"];
    try {
      // Not waited for in one go: the server stops when nobody reads what it prints.
      const tests = spawn("npx", ["playwright", "test", ...config, ...process.argv.slice(2)], {
        env: { ...process.env, DEVELOP_FOLDER: copy.folder, DEVELOP_ADDRESS: server.address },
        stdio: "inherit",
      });
      const [code] = await once(tests, "close");
      process.exitCode = code ?? 1;
      if (code !== 0) console.error(server.log());
    } finally {
      await server.kill();
    }
  } finally {
    await copy.remove();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
