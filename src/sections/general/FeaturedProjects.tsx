import { ArrowLeft, ArrowRight } from "lucide-react";
import { PlaceLink } from "../../windows";
import { direction } from "../../words/locale.words";
import type { TextLanguage } from "../Html";
import { words } from "./general.words";

const Onward = direction === "rtl" ? ArrowLeft : ArrowRight;

interface FeaturedProject {
  readonly name: string;
  readonly address: string;
  /** What was done, in a line; it may be empty. */
  readonly brief: string;
  readonly language: TextLanguage | null;
}

/** Projects to look at first. One that the owner names twice is there once. */
export const FeaturedProjects = ({ projects }: { projects: readonly FeaturedProject[] }) => {
  const distinct = new Map(projects.map((project) => [project.address, project]));

  return (
    <section data-part="featured">
      <h4>{words.featured}</h4>
      <ul>
        {[...distinct.values()].map(({ name, address, brief, language }) => (
          <li key={address} {...language}>
            <PlaceLink address={address}>
              <span>{name}</span>
              <Onward aria-hidden />
            </PlaceLink>
            {brief && <p>{brief}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};
