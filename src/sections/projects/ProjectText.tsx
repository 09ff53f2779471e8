import MapPin from "lucide-react/icons/map-pin";
import { inSiteLanguage } from "../../words/locale";
import { words } from "../../words/words";
import { Htmls } from "../Html";
import { MarkdownText } from "../MarkdownText";
import { Points } from "../Points";
import { type Entry, entryLine, entryTexts, type Project } from "./entry";
import * as styles from "./ProjectDetail.module.css";

interface ChapterProps {
  heading: string;
  entry?: Entry | null | undefined;
  /** A Markdown file's text in place of the entry. One that begins with a heading of its own needs no other. */
  html?: string | null | undefined;
  /** A line above the text. */
  place?: string;
  project: Project;
}

/** A text is a paragraph, a list is a list. */
export const EntryText = ({ entry }: Pick<ChapterProps, "entry">) => {
  const texts = entryTexts(entry);
  if (entry?.type === "markdown") return <MarkdownText html={texts.join("")} />;
  if (entry?.type === "text") return <Htmls as="p" texts={texts} />;
  return <Points texts={texts} />;
};

/** A chapter without a text is left out. */
const Chapter = ({ heading, entry, html, place = "", project }: ChapterProps) => {
  const texts = entryTexts(entry);
  if (texts.length === 0 && !html && place === "") return null;
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
  const hasStory = [problem, decisions].some((entry) => entryTexts(entry).length > 0);
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
        html={project.file?.childMarkdownRemark?.html}
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
