import MapPin from "lucide-react/icons/map-pin";
import type { Html } from "../../contract/html";
import { inSiteLanguage } from "../../words/locale";
import { words } from "../../words/words";
import { Htmls } from "../Html";
import { MarkdownText } from "../MarkdownText";
import { Points } from "../Points";
import { entryLine, type Project } from "./entry";
import * as styles from "./ProjectDetail.module.css";

interface ChapterProps {
  heading: string;
  entry?: Project["outcome"] | undefined;
  /** A Markdown file's text in place of the entry. One that begins with a heading of its own needs no other. */
  html?: Html | null | undefined;
  /** A line above the text. */
  place?: string;
  project: Project;
}

/** A text is a paragraph, a list is a list. */
export const EntryText = ({ entry }: Pick<ChapterProps, "entry">) => {
  const [first] = entry?.html ?? [];
  if (entry?.type === "markdown" && first) return <MarkdownText html={first} />;
  if (entry?.type === "text") return <Htmls as="p" texts={entry.html} />;
  return <Points texts={entry?.html} />;
};

export const hasText = (entry: ChapterProps["entry"]): boolean => (entry?.html ?? []).length > 0;

/** A chapter without a text is left out. */
const Chapter = ({ heading, entry, html, place = "", project }: ChapterProps) => {
  if (!hasText(entry) && !html && place === "") return null;
  return (
    <section className={styles.chapter}>
      {!html?.startsWith("<h5") && (
        <h5 {...(project.language && inSiteLanguage)}>{`${heading} `}</h5>
      )}
      {place !== "" && (
        <p className={styles.place}>
          <MapPin aria-hidden="true" />
          <span>{place}</span>{" "}
        </p>
      )}
      {html ? <MarkdownText html={html} /> : <EntryText entry={entry} />}
    </section>
  );
};

/** The problem and the owner's decisions; then the work, and the company. */
export const ProjectText = ({ project }: { project: Project }) => {
  const { problem, decisions, description, aboutCompany } = project;
  const hasStory = [problem, decisions].some(hasText);
  const place = [aboutCompany?.city, aboutCompany?.country].map(entryLine).filter(Boolean);
  return (
    <>
      {hasStory && (
        <div className={styles.story}>
          <Chapter heading={words.projects.problem} entry={problem} project={project} />
          <Chapter heading={words.projects.decisions} entry={decisions} project={project} />
        </div>
      )}
      <Chapter
        heading={words.projects.whatWasDone}
        entry={description?.whatWasDone}
        html={project.html}
        project={project}
      />
      <Chapter
        heading={words.projects.aboutCompany}
        entry={aboutCompany?.statement}
        place={place.join(words.marks.comma)}
        project={project}
      />
    </>
  );
};
