import { withPrefix } from "gatsby";
import { newVersionMessage } from "./newVersion.words";

declare global {
  interface Window {
    /** What Gatsby calls the build that the page's HTML comes from. */
    ___webpackCompilationHash?: string;
  }
}

/**
 * Stands for the error of a part that cannot be had because the site has been deployed anew since
 * the page was opened: the part is gone, and to try again is no use, but to reload the page.
 */
export const newVersion = new Error(newVersionMessage);

/** Fetches the page anew: its address and the session bring the visitor back to where they are. */
export const reload = (): void => window.location.reload();

/** How long the answer to "is there a new version?" may hold up the error, in milliseconds. */
const PATIENCE_MS = 5000;

/** Whether the site has been deployed anew since the page was opened; false when nobody knows. */
export const isNewVersionOut = async (): Promise<boolean> => {
  const opened = window.___webpackCompilationHash;
  try {
    const response = await fetch(withPrefix("/page-data/app-data.json"), {
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { webpackCompilationHash: deployed } = await response.json();
    return Boolean(opened && deployed && opened !== deployed);
  } catch {
    return false;
  }
};
