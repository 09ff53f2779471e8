import { renderToStaticMarkup } from "react-dom/server";
import { usePostList } from "../../../src/sections/posts/usePostList";
import type { RequestedPage } from "../../../src/sections/section";

const shownAt = (address: string, count: number) => {
  const nodes = Array.from({ length: count }, (_, index) => ({
    year: index < 5 ? "2026" : index < 30 ? "2025" : index < 190 ? "2024" : null,
  }));
  const posts = { totalCount: count, nodes };
  const data = {
    posts,
    post: { address: "/posts/a/" },
    years: { distinct: ["2024", "2025", "2026"] },
  };
  const requested = { address, home: { address: "/posts/" } };
  const List = () => {
    const list = usePostList(data as unknown as Queries.PostsPageQuery, requested as RequestedPage);
    return [list.nodes.length, ...(list.rest?.links ?? []).map((it) => it.address)].join(" ");
  };
  return renderToStaticMarkup(<List />);
};

test("a list of 200 begins with the newest years and leads to all, and a shorter one is whole", () => {
  expect(shownAt("/posts/", 200)).toBe("30 /posts/2026/ /posts/2025/ /posts/2024/");
  expect(shownAt("/posts/a/", 200)).toBe("200");
  expect(shownAt("/posts/", 199)).toBe("199");
});
