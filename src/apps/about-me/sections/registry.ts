import type { ComponentType } from "react";
import { type ContentDocuments, fetchDocument } from "../../../content/documents";
import { documentSeeds, type Seed } from "../../../content/seed";
import { type OnDemand, onDemand } from "../../../lib/onDemand";
import { GeneralSection } from "./general/GeneralSection";

/** A section that has been loaded: what shows it, and how what it shows gets into the slices. */
export interface LoadedSection {
  readonly Section: ComponentType;
  readonly seed: Seed;
}

/** A section is there from the start, or comes when it is first wanted. */
export type SectionSource =
  | { readonly Section: ComponentType }
  | { readonly part: OnDemand<LoadedSection> };

type ImportSection = () => Promise<ComponentType>;

/** A section whose code and content are fetched side by side. */
const withDocument = <Name extends keyof ContentDocuments>(
  name: Name,
  importSection: ImportSection,
): SectionSource => ({
  part: onDemand(async () => {
    const [Section, document] = await Promise.all([importSection(), fetchDocument(name)]);
    return { Section, seed: (set) => documentSeeds[name](set, document) };
  }),
});

const withoutDocument = (importSection: ImportSection): SectionSource => ({
  part: onDemand(async () => ({ Section: await importSection(), seed: () => {} })),
});

/** Every section, by its title in the navigation. */
export const sections: Readonly<Record<string, SectionSource>> = {
  General: { Section: GeneralSection },
  Projects: withDocument(
    "projects",
    async () => (await import("./projects/ProjectsSection")).ProjectsSection,
  ),
  Interests: withDocument(
    "interests",
    async () => (await import("./interests/InterestsSection")).InterestsSection,
  ),
  Mission: withDocument(
    "mission",
    async () => (await import("./mission/MissionSection")).MissionSection,
  ),
  Contact: withDocument(
    "contacts",
    async () => (await import("./contact/ContactSection")).ContactSection,
  ),
  Attribution: withDocument(
    "attribution",
    async () => (await import("./attribution/AttributionSection")).AttributionSection,
  ),
  Posts: withDocument("posts", async () => (await import("./posts/PostsSection")).PostsSection),
  "Design Patterns": withoutDocument(
    async () => (await import("./design-patterns/DesignPatternsSection")).DesignPatternsSection,
  ),
};
