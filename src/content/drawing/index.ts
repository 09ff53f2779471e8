export { accentDiagnostic, accentNotices, accentStyles } from "./accent";
export { coverPath, writeCovers } from "./cover";
