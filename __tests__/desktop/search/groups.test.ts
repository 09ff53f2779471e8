import type { Entry } from "../../../src/desktop/search/entries";
import { groupsOfHits, groupsToBegin } from "../../../src/desktop/search/groups";

const entry = (id: string, kind: Entry["kind"]): Entry => ({
  id,
  kind,
  heading: kind,
  title: id,
  note: "",
  text: "",
  isProse: false,
  address: null,
  icon: null,
  choose: () => {},
});

const entriesOf = (kinds: Readonly<Record<string, Entry["kind"]>>) =>
  new Map(Object.entries(kinds).map(([id, kind]) => [id, entry(id, kind)]));

const hitsOf = (...ids: string[]) => ids.map((id) => ({ id, terms: [id] }));

const shown = (groups: ReturnType<typeof groupsOfHits>) =>
  groups.map(({ kind, results }) => [kind, results.map((result) => result.entry.title).join()]);

test("groups are ordered by their best result, and results within a group too", () => {
  const entries = entriesOf({ a: "app", b: "post", c: "app", d: "post" });
  expect(shown(groupsOfHits(hitsOf("b", "a", "gone", "c", "d"), entries))).toEqual([
    ["post", "b,d"],
    ["app", "a,c"],
  ]);
});

test("a large group shows its best results", () => {
  const ids = Array.from({ length: 20 }, (_, index) => `p${index}`);
  const entries = entriesOf(Object.fromEntries(ids.map((id) => [id, "post"])));
  expect(shown(groupsOfHits(hitsOf(...ids), entries))).toEqual([
    ["post", "p0,p1,p2,p3,p4,p5,p6,p7"],
  ]);
});

test("sections, apps and actions are offered before anything is typed", () => {
  const entries = entriesOf({ General: "section", Movies: "app", "A post": "post", Dark: "theme" });
  expect(shown(groupsToBegin(entries))).toEqual([
    ["section", "General"],
    ["app", "Movies"],
  ]);
});
