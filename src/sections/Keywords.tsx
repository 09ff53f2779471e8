import { AppLink } from "../windows";
import * as styles from "./Keywords.module.css";

type Uses = Queries.InterestsPageQuery["interests"]["nodes"][number]["topics"][number]["uses"];

interface KeywordsProps {
  label: string;
  keywords: readonly { readonly name: string; readonly uses: Uses }[];
}

/** Keywords. One that was used elsewhere too shows where, in its place. */
export const Keywords = ({ label, keywords }: KeywordsProps) => (
  <ul className={styles.keywords} aria-label={label}>
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
                  <AppLink address={address}>{use}</AppLink> <span>{time}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </li>
    ))}
  </ul>
);
