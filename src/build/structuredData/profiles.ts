import { isProfiles } from "../../resume/isProfiles";
import { isHttpsAddress } from "../addresses";
import type { Content } from "./content";

/** More would tell nobody anything new, and the first page must not grow with the contacts. */
const MOST_PROFILES = 10;

/** The owner's pages elsewhere: those that are profiles, or else every contact that is on the web. */
export const profiles = ({ contacts }: Content): string[] => {
  const own = contacts.nodes.filter(isProfiles);
  const groups = own.length > 0 ? own : contacts.nodes;
  return groups
    .flatMap(({ topics }) => topics)
    .flatMap(({ link }) => (link !== null && isHttpsAddress(link) ? [link] : []))
    .slice(0, MOST_PROFILES);
};
