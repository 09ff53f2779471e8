import { withPrefix } from "gatsby";
import { useMemo } from "react";
import * as buttons from "../components/Button.module.css";
import { decoded } from "../contract/addresses";
import { useLoading } from "../loading/loading";
import { createSearchIndex } from "../search/searchIndex";
import * as parts from "../sections/Parts.module.css";
import { words } from "../words/words";
import { searchContent } from "./search/searchItems";

const MOST = 3;

/** The pages whose words are most like the end of the address. */
export const NearestPages = () => {
  const { data: content } = useLoading(searchContent);
  const nearest = useMemo(() => {
    const [end = ""] = window.location.pathname.split("/").filter(Boolean).slice(-1);
    const index = createSearchIndex();
    index.add(content ?? []);
    const ids = index.find(decoded(end).replace(/[^\p{L}\p{N}]+/gu, " ")).map(({ id }) => id);
    return ids.slice(0, MOST).flatMap((id) => content?.find((it) => it.id === id) ?? []);
  }, [content]);
  if (nearest.length === 0) return null;
  return (
    <div>
      <p>{words.notFound.meant}</p>{" "}
      <ul className={parts.items}>
        {nearest.map(({ address, title }) => (
          <li key={address}>
            <a className={buttons.button} href={withPrefix(address)}>
              {title}
            </a>{" "}
          </li>
        ))}
      </ul>
    </div>
  );
};
