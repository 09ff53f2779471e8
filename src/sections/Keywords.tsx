import { AppLink } from "../windows";
import { filled } from "../words/filled";
import { words } from "../words/words";
import * as section from "./Section.module.css";

type Uses = Queries.InterestsPageQuery["interests"]["nodes"][number]["topics"][number]["uses"];

/** Links to where something was used, and since when. */
export const UsesLine = ({ uses }: { uses: Uses }) => {
  const first = uses
    .map(({ since }) => since)
    .filter(Boolean)
    .sort()
    .at(0);
  return (
    <p className={section.aside}>
      {first && `${filled(words.general.since, { year: first })} · `}
      {uses.map(({ name, address }, index) => (
        <span key={`${name} ${address}`}>
          {index > 0 && words.marks.comma}
          <AppLink address={address}>{name}</AppLink>
        </span>
      ))}
    </p>
  );
};

interface KeywordsProps {
  label: string;
  keywords: readonly { readonly name: string; readonly uses: Uses }[];
}

/** Keywords. One that was used elsewhere too shows where, in its place. */
export const Keywords = ({ label, keywords }: KeywordsProps) => (
  <ul className={section.tags} aria-label={label}>
    {keywords.map(({ name, uses }) => (
      <li key={name}>
        {uses.length === 0 ? (
          name
        ) : (
          <details>
            <summary>{name}</summary>
            <ul>
              {uses.map(({ name: use, address, time }) => (
                <li key={`${use} ${address}`}>
                  <AppLink address={address}>{use}</AppLink> {time}
                </li>
              ))}
            </ul>
          </details>
        )}
      </li>
    ))}
  </ul>
);
