import path from "node:path";
import { createPages } from "../../../src/build/gatsby/createPages";
import { siteContent } from "./support";

/** Runs the hook with what Gatsby answers to its query; says which pages it made. */
const create = async (answer: object) => {
  const made: { path: string; component: string; context: unknown }[] = [];
  const graphql = async () => answer;
  const actions = { createPage: (page: (typeof made)[number]) => made.push(page) };
  type Args = Parameters<NonNullable<typeof createPages>>[0];
  await createPages?.({ graphql, actions } as unknown as Args, { plugins: [] }, () => undefined);
  return made;
};

test("Gatsby is told of each page, its component by its whole path", async () => {
  const made = await create({ data: siteContent({ titles: ["General", "Mission"] }) });
  expect(made.map((page) => [page.path, page.component])).toEqual([
    ["/", path.resolve("src/sections/general/page.tsx")],
    ["/mission/", path.resolve("src/sections/mission/page.tsx")],
    ["/movie-db/", path.resolve("src/sections/general/page.tsx")],
  ]);
  expect(made[1]?.context).toMatchObject({ section: "Mission", title: "Mission" });
});

test.each([
  ["as a whole", undefined],
  ["in part", siteContent()],
])("a query that fails %s stops the build, and says why", async (_how, data) => {
  const errors = [new Error("Cannot query field")];
  await expect(create({ data, errors })).rejects.toThrow("Cannot query field");
});
