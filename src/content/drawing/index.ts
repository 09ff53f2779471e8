export { accentError, accentStyles, accentWarnings } from "./accent";
export { coverPath, writeCovers } from "./cover";
