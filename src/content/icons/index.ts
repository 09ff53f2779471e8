export { appIcon, drawIcon, iconError } from "./findIcon";
export { installedPrefixes, OWN_ICONS } from "./iconSets";
