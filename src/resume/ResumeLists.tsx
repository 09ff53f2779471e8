import { HEADINGS } from "./headings";
import { Heading, Names } from "./parts";
import { ResumeSection } from "./ResumeSection";
import { bySeniority, type Resume } from "./record";

export const Summary = ({ basics: { headline, summary } }: Pick<Resume, "basics">) =>
  (headline || summary) && (
    <section>
      <Heading below={1}>{HEADINGS.summary}</Heading>
      {headline && <p data-part="headline">{headline}</p>}
      {summary && <p>{summary}</p>}
    </section>
  );

/** What somebody can do, with how well in words. */
const Ability = ({ name, level }: { name: string; level: string | null }) => (
  <p>
    <strong>{name}</strong>
    {level && ` – ${level}`}
  </p>
);

export const Skills = ({ skills }: Pick<Resume, "skills">) => (
  <ResumeSection title={HEADINGS.skills} items={skills} keyOf={({ name }) => name}>
    {({ name, level, keywords }) => (
      <div data-part="entry">
        <Ability name={name} level={level} />
        <Names names={keywords} />
      </div>
    )}
  </ResumeSection>
);

export const Languages = ({ languages }: Pick<Resume, "languages">) => (
  <ResumeSection title={HEADINGS.languages} items={languages} keyOf={({ language }) => language}>
    {({ language, fluency }) => <Ability name={language} level={fluency} />}
  </ResumeSection>
);

export const Interests = ({ interests }: Pick<Resume, "interests">) => (
  <ResumeSection title={HEADINGS.interests} items={interests} keyOf={({ name }) => name}>
    {({ name, topics }) => (
      <div data-part="entry">
        <p>
          <strong>{name}</strong>
        </p>
        {bySeniority(topics).map(({ seniority, names }) => (
          <p key={seniority} data-part="names">
            {seniority}: {names.join(", ")}
          </p>
        ))}
      </div>
    )}
  </ResumeSection>
);

export const References = ({ references }: Pick<Resume, "references">) => (
  <ResumeSection title={HEADINGS.references} items={references} keyOf={({ name }) => name}>
    {({ name, reference }) => (
      <figure data-part="entry">
        <blockquote>
          <p>{reference}</p>
        </blockquote>
        <figcaption>{name}</figcaption>
      </figure>
    )}
  </ResumeSection>
);
