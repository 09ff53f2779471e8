export { accentDiagnostic, accentNotices, accentStyles } from "./accent";
export { coverPath } from "./cover";
