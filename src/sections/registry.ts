import type { ComponentType } from "react";
import type { SectionProps } from "./section";

type SectionView = ComponentType<SectionProps<unknown>>;

// Content comes from the page query of the same section, so a view gets what it asks for.
const section =
  <Data>(importPage: () => Promise<{ default: ComponentType<SectionProps<Data>> }>) =>
  async (): Promise<SectionView> =>
    (await importPage()).default as SectionView;

/** Every section's view, which is its page component, by its name in the code: the owner may give it another title. */
export const sections: Readonly<Record<string, () => Promise<SectionView>>> = {
  General: section(() => import("./general/page")),
  Projects: section(() => import("./projects/page")),
  Interests: section(() => import("./interests/page")),
  Mission: section(() => import("./mission/page")),
  Contact: section(() => import("./contact/page")),
  Attribution: section(() => import("./attribution/page")),
  Posts: section(() => import("./posts/page")),
  "Design Patterns": section(() => import("./design-patterns/page")),
  Career: section(() => import("./career/page")),
  Resume: section(() => import("./resume/page")),
  Application: section(() => import("./application/page")),
  // All that are the owner's own.
  "Markdown Page": section(() => import("./markdown-page/page")),
};
