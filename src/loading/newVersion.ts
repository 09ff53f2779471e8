import { withPrefix } from "gatsby";
import { APP_DATA_PATH } from "../contract/siteFiles";
import { words } from "../words/words";

/** The error of a chunk that a redeploy has removed: only a reload helps. */
export const newVersion = new Error(words.newVersion);

/** The address and the session restore what is open. */
export const reload = (): void => window.location.reload();

/** The longest time that this question may delay the error. */
const TIMEOUT_MS = 5000;

/** The site was redeployed since the page was opened. False if that is unknown. */
export const isNewVersionOut = async (): Promise<boolean> => {
  const opened = window.___webpackCompilationHash;
  try {
    const response = await fetch(withPrefix(APP_DATA_PATH), {
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { webpackCompilationHash: deployed } = await response.json();
    return Boolean(opened && deployed && opened !== deployed);
  } catch {
    return false;
  }
};
