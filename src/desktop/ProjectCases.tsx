import { graphql } from "gatsby";
import { Cover } from "../sections/Cover";
import { ProjectLinks, Result } from "../sections/projects/ProjectDetail";
import { EntryText } from "../sections/projects/ProjectText";
import * as section from "../sections/Section.module.css";
import { AppLink } from "../windows";
import * as styles from "./ProjectCases.module.css";

type Case = Queries.PlainPageQuery["projects"]["nodes"][number];

const MOST_DECISIONS = 2;

/** All projects, each in what a hurried reader takes in. */
export const ProjectCases = ({ title, projects }: { title: string; projects: readonly Case[] }) => (
  <section className={section.frame}>
    <h3 className={section.title}>{title}</h3>{" "}
    <ul className={styles.cases}>
      {projects.map(({ name, address, language, brief, result, decisions, links, ...covered }) => (
        <li key={address} {...language}>
          <Cover of={covered} loading="lazy" />
          <div>
            <h4>
              <AppLink address={address}>{name}</AppLink>
            </h4>{" "}
            {brief && <p>{`${brief} `}</p>}
            {result && (
              <p className={styles.result}>
                <Result {...result} />
              </p>
            )}
            <EntryText
              entry={decisions && { ...decisions, html: decisions.html.slice(0, MOST_DECISIONS) }}
            />
            <ProjectLinks address={address} links={links ?? []} />
          </div>
        </li>
      ))}
    </ul>
  </section>
);

/** @public Read by Gatsby. */
export const casesFragment = graphql`
  fragment ProjectCases on Query {
    projects: allProject(sort: { position: ASC }) {
      nodes {
        ...FeaturedProject
        links { label url place }
        result { figure words note }
        decisions { ...EntryProse }
      }
    }
  }
`;
