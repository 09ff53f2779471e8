import { useMemo } from "react";
import { useNavigation } from "../../content/shell";
import type { Group } from "./groups";
import { words } from "./search.words";

/** The sections that list what is found, by their names in the code. */
const LISTING_SECTIONS = {
  project: "Projects",
  post: "Posts",
  interest: "Interests",
  contact: "Contact",
} as const;

/** What stands above each group. What a section lists is called as the owner calls the section. */
export const useHeadings = (): Readonly<Record<Group["kind"], string>> => {
  const sections = useNavigation();
  return useMemo(() => {
    const titles = Object.entries(LISTING_SECTIONS).flatMap(([kind, name]) => {
      const section = sections.find((candidate) => candidate.section === name);
      return section ? [[kind, section.title]] : [];
    });
    return { recent: words.recent, ...words.headings, ...Object.fromEntries(titles) };
  }, [sections]);
};
