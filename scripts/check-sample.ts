import { formatReport } from "../src/build/diagnostics/diagnostic";
import { findSample } from "../src/build/sample";

/** `npm run check:sample`: names every place that still has the sample's words, pictures or addresses. */
const places = findSample();
if (places.length === 0) {
  console.log("Nothing of the sample is left: all that the site says is yours.");
} else {
  console.log(formatReport(places, "place"));
  process.exitCode = 1;
}
