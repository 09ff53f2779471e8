export {
  aboutFile,
  type Diagnostic,
  diagnosticsIn,
  formatDiagnostic,
  formatReport,
  inReadingOrder,
  type Position,
  positionsIn,
  saidOnce,
} from "./diagnostic";
export { didYouMean, likelyMeant, nearest, orRather, plainOf } from "./nearest";
export { inFull, kindOf, quote, unquoted, visible } from "./quote";
