import { groupsOfHits, groupsToBegin } from "../../../src/desktop/search/groups";
import type { SearchItem } from "../../../src/desktop/search/searchItems";

const item = (id: string, kind: SearchItem["kind"]): SearchItem => ({
  id,
  kind,
  heading: kind,
  title: id,
  note: "",
  text: "",
  isProse: false,
  address: null,
  isListed: kind !== "post",
  icon: null,
  choose: () => {},
});

const itemsOf = (kinds: Readonly<Record<string, SearchItem["kind"]>>) =>
  new Map(Object.entries(kinds).map(([id, kind]) => [id, item(id, kind)]));

const hitsOf = (...ids: string[]) => ids.map((id) => ({ id, terms: [id], queryTerms: [id] }));

const shown = (groups: ReturnType<typeof groupsOfHits>) =>
  groups.map(({ kind, results }) => [kind, results.map((result) => result.item.title).join()]);

test("groups are ordered by their best result, and results within a group too", () => {
  const items = itemsOf({ a: "app", b: "post", c: "app", d: "post" });
  expect(shown(groupsOfHits(hitsOf("b", "a", "gone", "c", "d"), items))).toEqual([
    ["post", "b,d"],
    ["app", "a,c"],
  ]);
});

test("sections are behind what they hold, unless one is the best result", () => {
  const items = itemsOf({ General: "section", "A post": "post", Movies: "app" });
  const kinds = (...ids: string[]) => groupsOfHits(hitsOf(...ids), items).map(({ kind }) => kind);
  expect(kinds("A post", "General", "Movies")).toEqual(["post", "app", "section"]);
  expect(kinds("General", "A post", "Movies")).toEqual(["section", "post", "app"]);
});

test("a large group shows its best results", () => {
  const ids = Array.from({ length: 20 }, (_, index) => `p${index}`);
  const items = itemsOf(Object.fromEntries(ids.map((id) => [id, "post"])));
  expect(shown(groupsOfHits(hitsOf(...ids), items))).toEqual([["post", "p0,p1,p2,p3,p4,p5,p6,p7"]]);
});

test("sections, apps and actions are offered before anything is typed", () => {
  const items = itemsOf({ General: "section", Movies: "app", "A post": "post", Dark: "view" });
  expect(shown(groupsToBegin(items))).toEqual([
    ["section", "General"],
    ["app", "Movies"],
    ["view", "Dark"],
  ]);
});
