import { useState } from "react";
import { LIST_BY_YEARS } from "../../contract/pageContext";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { type RequestedPage, wholeList } from "../section";

const listIn = (data: unknown) => (data as Queries.PostsPageQuery).posts;

/** The years at the beginning of a long list have so many posts together, or more. */
const FIRST_POSTS = 20;

/** The posts to list. Of a long list that is all once it is used, and before that the newest years, or the part that the page has. */
export const usePostList = (
  { posts, post, years }: Queries.PostsPageQuery,
  requested: RequestedPage,
) => {
  const [isUsed, setIsUsed] = useState(false);
  const { address, home } = requested;
  const all = filled(words.posts.all, { count: posts.totalCount });
  const list = wholeList(posts, requested, listIn, all);
  if (posts.totalCount < LIST_BY_YEARS || !post) return list;

  const folder = post.address.replace(/[^/]+\/$/, "");
  const toYears = [...years.distinct]
    .reverse()
    .map((year) => ({ address: `${folder}${year}/`, label: year }))
    .filter((link) => link.address !== address);
  if (list.rest)
    return { ...list, rest: { ...list.rest, links: [...toYears, ...list.rest.links] } };

  const last = list.nodes[FIRST_POSTS - 1]?.year;
  if (isUsed || !last || address !== home.address) return list;
  const nodes = list.nodes.filter(({ year }) => year !== null && year >= last);
  return { nodes, rest: { links: toYears, load: () => setIsUsed(true) } };
};
