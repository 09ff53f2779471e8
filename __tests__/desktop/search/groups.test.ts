import { type Entry, type EntryKind, entryOf } from "../../../src/desktop/search/entry";
import { firstResults, groupsOfHits, groupsToBegin } from "../../../src/desktop/search/groups";
import { createSearcher } from "../../../src/search/searcher";

const entry = (kind: EntryKind, title: string): Entry =>
  entryOf({ kind, name: title, title, note: "", text: "", address: null });

const hit = (kind: EntryKind, title: string, score: number) => ({
  item: entry(kind, title),
  score,
  terms: new Set([title]),
});

const shown = (groups: ReturnType<typeof groupsOfHits>) =>
  groups.map(({ kind, results, count }) => [
    kind,
    results.map((result) => result.entry.title).join(),
    count,
  ]);

test("groups are ordered by their best result, and results within a group too", () => {
  const groups = groupsOfHits([
    hit("app", "a", 9),
    hit("post", "b", 7),
    hit("app", "c", 3),
    hit("post", "d", 1),
  ]);
  expect(shown(groups)).toEqual([
    ["app", "a,c", 2],
    ["post", "b,d", 2],
  ]);
});

test("a large group shows its best results and how many there are", () => {
  const many = Array.from({ length: 20 }, (_, index) => hit("post", `p${index}`, 20 - index));
  expect(shown(groupsOfHits(many))).toEqual([["post", "p0,p1,p2,p3,p4,p5,p6,p7", 20]]);
});

test("the first results are taken over all groups, without empty ones", () => {
  const groups = groupsOfHits([
    hit("app", "a", 9),
    hit("app", "b", 8),
    hit("post", "c", 7),
    hit("post", "d", 6),
    hit("theme", "e", 5),
  ]);
  expect(shown(firstResults(groups, 3))).toEqual([
    ["app", "a,b", 2],
    ["post", "c", 2],
  ]);
  expect(firstResults(groups, 5)).toEqual(groups);
});

test("no results have no groups", () => {
  expect(groupsOfHits([])).toEqual([]);
});

test("recent choices come first before anything is typed, and nothing comes twice", () => {
  const searcher = createSearcher<Entry>();
  searcher.add([
    entry("section", "General"),
    entry("section", "Posts"),
    entry("post", "A post"),
    entry("app", "Movies"),
    entry("theme", "Dark"),
  ]);
  const recent = [entry("post", "A post").id, "post that is gone", entry("section", "Posts").id];
  expect(shown(groupsToBegin(recent, searcher))).toEqual([
    ["recent", "A post,Posts", 2],
    ["section", "General", 1],
    ["app", "Movies", 1],
  ]);
});
