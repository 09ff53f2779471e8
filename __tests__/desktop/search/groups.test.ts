import { groupsOfHits, groupsToBegin } from "../../../src/desktop/search/groups";
import type { Entry } from "../../../src/desktop/search/useEntries";

const entry = (id: string, kind: Entry["kind"]): Entry => ({
  id,
  kind,
  title: id,
  note: "",
  text: "",
  address: null,
  icon: null,
  choose: () => {},
});

const entriesOf = (kinds: Readonly<Record<string, Entry["kind"]>>) =>
  new Map(Object.entries(kinds).map(([id, kind]) => [id, entry(id, kind)]));

const hitsOf = (...ids: string[]) => ids.map((id) => ({ id, score: 1, terms: new Set([id]) }));

const shown = (groups: ReturnType<typeof groupsOfHits>) =>
  groups.map(({ kind, results, count }) => [
    kind,
    results.map((result) => result.entry.title).join(),
    count,
  ]);

test("groups are ordered by their best result, and results within a group too", () => {
  const entries = entriesOf({ a: "app", b: "post", c: "app", d: "post" });
  expect(shown(groupsOfHits(hitsOf("b", "a", "gone", "c", "d"), entries))).toEqual([
    ["post", "b,d", 2],
    ["app", "a,c", 2],
  ]);
});

test("a large group shows its best results and how many there are", () => {
  const ids = Array.from({ length: 20 }, (_, index) => `p${index}`);
  const entries = entriesOf(Object.fromEntries(ids.map((id) => [id, "post"])));
  expect(shown(groupsOfHits(hitsOf(...ids), entries))).toEqual([
    ["post", "p0,p1,p2,p3,p4,p5,p6,p7", 20],
  ]);
});

test("recent choices come first before anything is typed, and nothing comes twice", () => {
  const entries = entriesOf({
    General: "section",
    Posts: "section",
    "A post": "post",
    Movies: "app",
    Dark: "theme",
  });
  expect(shown(groupsToBegin(["A post", "a removed post", "Posts"], entries))).toEqual([
    ["recent", "A post,Posts", 2],
    ["section", "General", 1],
    ["app", "Movies", 1],
  ]);
});
