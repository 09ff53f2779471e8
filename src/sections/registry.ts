import type { ComponentType } from "react";
import { fetchPageContent, WRONG_CONTENT } from "./pageContent";
import type { LoadedPage, SectionModule, SectionProps } from "./section";

/** Loads a page of a section: its code and its content, side by side. */
export type LoadPage = (address: string) => Promise<LoadedPage>;

const section =
  <Data>(importModule: () => Promise<SectionModule<Data>>): LoadPage =>
  async (address) => {
    const [{ View, isContent }, { data, title, item }] = await Promise.all([
      importModule(),
      fetchPageContent(address),
    ]);
    if (!isContent(data)) throw new Error(WRONG_CONTENT);
    // The view is only ever given content that has just been checked for it.
    return { View: View as ComponentType<SectionProps<unknown>>, data, title, item };
  };

/** Every section, by its name in the code: the owner may give it another title. */
export const sections: Readonly<Record<string, LoadPage>> = {
  General: section(() => import("./general")),
  Projects: section(() => import("./projects")),
  Interests: section(() => import("./interests")),
  Mission: section(() => import("./mission")),
  Contact: section(() => import("./contact")),
  Attribution: section(() => import("./attribution")),
  Posts: section(() => import("./posts")),
  "Design Patterns": section(() => import("./design-patterns")),
  Career: section(() => import("./career")),
  Resume: section(() => import("./resume")),
  // All that are the owner's own.
  "Markdown Page": section(() => import("./markdown-page")),
};
