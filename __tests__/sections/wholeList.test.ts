import { type RequestedPage, wholeList } from "../../src/sections/section";

type List = Parameters<typeof wholeList<string>>[0];

const homeWith = (data: unknown): RequestedPage["home"] => ({
  address: "/posts/",
  data,
  load: jest.fn(),
});

const listed = (part: List, home: RequestedPage["home"]) =>
  wholeList(part, { home } as RequestedPage, (data) => data as List, "All");

test("a list that is whole needs nothing more", () => {
  expect(listed({ totalCount: 1, nodes: ["a"] }, homeWith(undefined))).toEqual({ nodes: ["a"] });
});

test("a part of a list leads to the rest, and is whole once the section's page has loaded", () => {
  const part = { totalCount: 2, nodes: ["b"] };
  const unloaded = homeWith(undefined);
  expect(listed(part, unloaded)).toEqual({
    nodes: ["b"],
    rest: { links: [{ address: "/posts/", label: "All" }], load: unloaded.load },
  });
  expect(listed(part, homeWith({ totalCount: 2, nodes: ["a", "b"] }))).toEqual({
    nodes: ["a", "b"],
  });
});
