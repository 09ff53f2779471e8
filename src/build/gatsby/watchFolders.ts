import chokidar from "chokidar";

/** A file is written when its size has stayed the same for so long: half a picture is no mistake. */
const WRITTEN_AFTER_MS = 100;
const LOOK_EVERY_MS = 25;

/** Several files that are saved at once (a branch is changed, say) are one change. */
const TOGETHER_MS = 50;

/** Calls back after each change of files in these folders, at any depth, for as long as the process runs. */
export const watchFolders = (folders: readonly string[], onChange: () => void): void => {
  let timer: NodeJS.Timeout | undefined;
  const changeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, TOGETHER_MS);
  };
  const awaitWriteFinish = { stabilityThreshold: WRITTEN_AFTER_MS, pollInterval: LOOK_EVERY_MS };
  chokidar.watch([...folders], { ignoreInitial: true, awaitWriteFinish }).on("all", changeSoon);
};
