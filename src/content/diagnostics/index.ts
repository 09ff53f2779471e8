export {
  aboutFile,
  asWarning,
  type Diagnostic,
  type DiagnosticAtOffset,
  diagnosticsIn,
  formatDiagnostic,
  formatReport,
  inReadingOrder,
  isError,
  type Position,
  positionsIn,
  saidOnce,
} from "./diagnostic";
export { didYouMean, likelyMeant, nearest, orRather, plainOf } from "./nearest";
export { inFull, kindOf, quote, unquoted, visible } from "./quote";
export { textError } from "./textError";
