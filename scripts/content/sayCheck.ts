import { checkContent } from "../../src/build/check/checkContent";
import { formatReport } from "../../src/build/mistakes/formatReport";

/** Checks all content after something has been written, and says what the check says. */
export const sayCheck = async (): Promise<void> => {
  const checked = await checkContent();
  if (checked.ok) {
    console.log("The content in data/ is all right.");
    return;
  }
  console.error(formatReport(checked.mistakes));
  process.exitCode = 1;
};
