import ChevronDown from "lucide-react/icons/chevron-down";
import { AppLink } from "../windows";
import { filled } from "../words/filled";
import { words } from "../words/words";
import * as styles from "./Keywords.module.css";

type Uses = Queries.InterestsPageQuery["interests"]["nodes"][number]["topics"][number]["uses"];

interface KeywordsProps {
  label: string;
  keywords: readonly { readonly name: string; readonly uses: Uses; readonly more: number }[];
}

/** Keywords. One that was used elsewhere too shows where, in its place. */
export const Keywords = ({ label, keywords }: KeywordsProps) => (
  <ul className={styles.keywords} aria-label={label}>
    {keywords.map(({ name, uses, more }) => (
      <li key={name}>
        {uses.length === 0 ? (
          <span>{name}</span>
        ) : (
          <>
            {/* Its list follows it, so that the line of pills goes on while it is open. */}
            <details>
              <summary>
                <span>{name}</span>
                <ChevronDown aria-hidden data-screen-only="" />
              </summary>{" "}
            </details>
            <ul>
              {uses.map(({ name: use, address, time }) => (
                <li key={`${use} ${address}`}>
                  <AppLink address={address}>{use}</AppLink> <span>{time}</span>{" "}
                </li>
              ))}
              {more > 0 && (
                <li>
                  <span className={styles.more}>
                    {filled(words.general.more, { count: more })}
                  </span>{" "}
                </li>
              )}
            </ul>
          </>
        )}{" "}
      </li>
    ))}
  </ul>
);
