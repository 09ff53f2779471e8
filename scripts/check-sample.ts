import { formatReport } from "../src/build/diagnostics/diagnostic";
import { IN_THE_RESUME, sortedSample } from "../src/build/sample";

/** `npm run check:sample`: names every place that still has the sample's words, pictures or addresses. */
const { inResume, elsewhere } = sortedSample();
if (inResume.length + elsewhere.length === 0) {
  console.log("Nothing of the sample is left: all that the site says is yours.");
} else {
  if (inResume.length > 0) console.log(`${IN_THE_RESUME}\n\n${formatReport(inResume, "place")}\n`);
  if (elsewhere.length > 0) console.log(formatReport(elsewhere, "place"));
  process.exitCode = 1;
}
