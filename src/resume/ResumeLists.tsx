import { marks } from "../words/locale.words";
import { Heading } from "./parts";
import { ResumeSection } from "./ResumeSection";
import { levelsInWords, type Resume } from "./record";
import { headings } from "./resume.words";

export const Summary = ({ basics: { headline, summary } }: Pick<Resume, "basics">) =>
  (headline || summary) && (
    <section>
      <Heading below={1}>{headings.summary}</Heading>
      {headline && <p data-part="headline">{headline}</p>}
      {summary && <p>{summary}</p>}
    </section>
  );

/** A name, and what there is to say of it, in one line. */
const Line = ({ name, words }: { name: string; words: string }) => (
  <p data-part="entry">
    <strong>{name}</strong>
    {words && ` – ${words}`}
  </p>
);

export const Skills = ({ skills }: Pick<Resume, "skills">) => (
  <ResumeSection title={headings.skills} items={skills} keyOf={({ name }) => name}>
    {({ name, level, keywords }) => (
      <Line
        name={name}
        words={[level, keywords?.join(marks.comma)].filter(Boolean).join(marks.colon)}
      />
    )}
  </ResumeSection>
);

export const Languages = ({ languages }: Pick<Resume, "languages">) => (
  <ResumeSection title={headings.languages} items={languages} keyOf={({ language }) => language}>
    {({ language, fluency }) => <Line name={language} words={fluency ?? ""} />}
  </ResumeSection>
);

export const Interests = ({ interests }: Pick<Resume, "interests">) => (
  <ResumeSection title={headings.interests} items={interests} keyOf={({ name }) => name}>
    {({ name, topics }) => <Line name={name} words={levelsInWords(topics)} />}
  </ResumeSection>
);

export const References = ({ references }: Pick<Resume, "references">) => (
  <ResumeSection title={headings.references} items={references} keyOf={({ name }) => name}>
    {({ name, reference }) => (
      <figure data-part="entry">
        <blockquote>
          <p>{reference}</p>
        </blockquote>
        <figcaption>– {name}</figcaption>
      </figure>
    )}
  </ResumeSection>
);
