export { appIcon, drawIcon, iconDiagnostic } from "./findIcon";
export { installedPrefixes, OWN_ICONS } from "./iconSets";
