import { ArrowRight } from "lucide-react";
import { PlaceLink } from "../../windows";

interface FeaturedProject {
  readonly name: string;
  readonly address: string;
  /** What was done, in a line; it may be empty. */
  readonly brief: string;
}

/** Projects to look at first. One that the owner names twice is there once. */
export const FeaturedProjects = ({ projects }: { projects: readonly FeaturedProject[] }) => {
  const distinct = new Map(projects.map((project) => [project.address, project]));

  return (
    <section data-part="featured">
      <h4>Featured projects</h4>
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
