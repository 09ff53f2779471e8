import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { PlaceLink } from "../../windows";
import { words } from "./general.words";

interface FeaturedProject {
  readonly name: string;
  readonly address: string;
  /** What was done, in a line; it may be empty. */
  readonly brief: string;
}

/** Projects to look at first. One that the owner names twice is there once. */
export const FeaturedProjects = ({ projects }: { projects: readonly FeaturedProject[] }) => {
  const headingId = useId();
  const distinct = new Map(projects.map((project) => [project.address, project]));

  return (
    <section data-part="featured" aria-labelledby={headingId}>
      <h4 id={headingId}>{words.featured}</h4>
      <ul>
        {[...distinct.values()].map(({ name, address, brief }) => (
          <li key={address}>
            <PlaceLink address={address}>
              <span>{name}</span>
              <ArrowRight aria-hidden />
            </PlaceLink>
            {brief && <p>{brief}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};
