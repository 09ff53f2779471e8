import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { PlaceLink } from "../../windows";

interface FeaturedProject {
  readonly name: string;
  readonly address: string;
}

/** Projects to look at first. One that the owner names twice is there once. */
export const FeaturedProjects = ({ projects }: { projects: readonly FeaturedProject[] }) => {
  const headingId = useId();
  const distinct = new Map(projects.map(({ name, address }) => [address, name]));

  return (
    <section data-part="featured" aria-labelledby={headingId}>
      <h4 id={headingId}>Featured projects</h4>
      <ul>
        {[...distinct].map(([address, name]) => (
          <li key={address}>
            <PlaceLink address={address}>
              <span>{name}</span>
              <ArrowRight aria-hidden />
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
