import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { useRequestProject } from "../../../../content/preferences";

/** Projects to look at first; each opens Projects at that one. */
export const FeaturedProjects = ({ names }: { names: readonly string[] }) => {
  const requestProject = useRequestProject();
  const headingId = useId();

  return (
    <section data-part="featured" aria-labelledby={headingId}>
      <h4 id={headingId}>Featured projects</h4>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => requestProject(name)}>
              <span>{name}</span>
              <ArrowRight aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
