import { AppLink } from "../../windows";
import type { TextLanguage } from "../Html";
import { ProjectCover, type ProjectCoverContent } from "../ProjectCover";
import * as section from "../Section.module.css";
import * as styles from "./General.module.css";
import { words } from "./general.words";

interface FeaturedProject extends ProjectCoverContent {
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
    <section className={styles.featured}>
      <h4 className={section.groupHeading}>{words.featured}</h4>
      <ul>
        {[...distinct.values()].map((project) => (
          <li key={project.address} {...project.language}>
            <ProjectCover className={styles.cover} project={project} width={640} height={360} />
            <AppLink address={project.address}>{project.name}</AppLink>
            {project.brief && <p>{project.brief}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};
