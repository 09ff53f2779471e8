import { dayInWords } from "../content/dates";
import { pathPrefix } from "../content/files";
import { blockHtml } from "../content/markdown";
import type { Application } from "../contract/application";
import { type Resume, resumeHtml, wordFile } from "../resume";
import { resumeOf, type SiteContent } from "../site";
import type { ApplicationFile } from "./applicationSchema";

/** The named ones in the order of the names; without names, all. */
const chosen = <Item extends { readonly name: string }>(
  items: readonly Item[],
  names: readonly string[],
): Item[] =>
  names.length > 0
    ? names.flatMap((name) => items.filter((item) => item.name === name))
    : [...items];

/** The public record in the words and the order of an application. */
const ownResume = (content: SiteContent, file: ApplicationFile): Resume | null => {
  const { site, career, projects, resumes } = content;
  const [edition] = resumes;
  if (!site.resume || !career || !edition) return null;
  const { headline = site.owner.headline, phone = site.owner.phone } = file;
  const data = {
    ...content,
    site: {
      ...site,
      owner: { ...site.owner, headline, phone },
      resume: { ...site.resume, showPhone: file.phone !== undefined || site.resume.showPhone },
    },
    career: { ...career, skills: chosen(career.skills, file.skills) },
    // Chosen by name for this reader, one may be in no other résumé.
    projects: chosen(projects, file.projects).map(({ resume, ...project }) => ({
      ...project,
      resume: file.projects.length > 0 || resume,
    })),
  };
  return resumeOf(data, edition);
};

/** The application to seal, from the owner's file and the letter's Markdown. */
export const makeApplication = async (
  content: SiteContent,
  file: ApplicationFile,
  letter: string,
): Promise<Application> => {
  const { reader, headline, phone, expires } = file;
  const resume = ownResume(content, file);
  return {
    reader,
    headline,
    phone,
    lastDay: expires ? { date: expires, words: dayInWords(expires) } : undefined,
    letter: blockHtml(letter, pathPrefix(), { hasParagraph: true }),
    projects: file.projects.flatMap((name) =>
      content.projects
        .filter((project) => project.name === name)
        .map(({ address, resumeTexts, language }) => ({
          ...{ name, address, description: resumeTexts.description, language },
        })),
    ),
    windows: content.site.framedApps
      .filter(({ title }) => file.windows.includes(title))
      .map(({ id }) => id),
    resume: resume && resumeHtml(resume, 3),
    word: resume && (await wordFile(resume)).toString("base64"),
  };
};
