export { type FirstText, layOver, type Misfit } from "./layOver";
export {
  type DiagnosticAt,
  dataFile,
  type JsonDocument,
  type JsonPath,
  readDocument,
} from "./readDocument";
export { textsIn } from "./textsIn";
export { errorDiagnostics, issueDiagnostics, notOneOf, zodErrorMap } from "./zodErrorMap";
