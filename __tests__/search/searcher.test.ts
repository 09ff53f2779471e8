import fc from "fast-check";
import { createSearcher, type Findable } from "../../src/search/searcher";
import { termsIn } from "../../src/search/words";

const item = (title: string, text = "", note = ""): Findable => ({ id: title, title, note, text });

const searcherOf = (...items: readonly Findable[]) => {
  const searcher = createSearcher();
  searcher.add(items);
  return searcher;
};

const titles = (searcher: ReturnType<typeof searcherOf>, query: string) =>
  searcher.search(query).map((hit) => hit.item.title);

test("a word is found in titles, then notes, then texts", () => {
  const searcher = searcherOf(
    item("One", "About lighthouses, all of it."),
    item("Two", "", "lighthouses"),
    item("Lighthouses"),
    item("Other"),
  );
  expect(titles(searcher, "lighthouses")).toEqual(["Lighthouses", "Two", "One"]);
});

test("the beginning of a word is enough", () => {
  expect(titles(searcherOf(item("Accessibility"), item("Other")), "acc")).toEqual([
    "Accessibility",
  ]);
});

test("a result has all words of the query", () => {
  const searcher = searcherOf(item("Lifebit", "React"), item("Avocado", "React"));
  expect(titles(searcher, "react life")).toEqual(["Lifebit"]);
});

test.each(["acessibility", "accesibilty", "acccessibility", "accessibliity"])(
  "a typing error is forgiven: %s",
  (query) => {
    expect(titles(searcherOf(item("Accessibility"), item("Other")), query)).toEqual([
      "Accessibility",
    ]);
  },
);

test("two swapped letters are forgiven in a short word", () => {
  expect(titles(searcherOf(item("React"), item("Other")), "raect")).toEqual(["React"]);
});

test("an exact match comes before a forgiven one", () => {
  expect(titles(searcherOf(item("Mission"), item("Missing")), "missing")[0]).toBe("Missing");
});

test("one or two letters find titles, not every text", () => {
  const searcher = searcherOf(item("Alpha"), item("Other", "a text"));
  expect(titles(searcher, "a")).toEqual(["Alpha"]);
});

test("a Japanese word is found inside a sentence", () => {
  const searcher = searcherOf(item("検索", "日本語の文章を検索する"), item("Other"));
  expect(titles(searcher, "文章")).toEqual(["検索"]);
});

test("a Japanese word is found if the sentence is split in another way", () => {
  expect(titles(searcherOf(item("東京都庁舎"), item("Other")), "京都庁")).toEqual(["東京都庁舎"]);
});

test("a text without words finds nothing", () => {
  const searcher = searcherOf(item("One"));
  expect(searcher.search("  –  ")).toEqual([]);
  expect(searcher.search("zzzzzz")).toEqual([]);
});

test("a result names its matching words", () => {
  const [hit] = searcherOf(item("Accessible React")).search("acces reakt");
  expect(hit?.terms).toEqual(new Set(["accessible", "react"]));
});

test("an item that is added twice is found once", () => {
  const searcher = searcherOf(item("One"), item("One"));
  expect(titles(searcher, "one")).toEqual(["One"]);
  expect(searcher.all()).toHaveLength(1);
});

test("any title is found by itself and by each of its words", () => {
  const title = fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.uniqueArray(title, { minLength: 1, maxLength: 8 }), (written) => {
      const searcher = searcherOf(...written.map((it) => item(it)));
      for (const one of written.filter((it) => termsIn(it).length > 0)) {
        for (const query of [one, ...termsIn(one)]) expect(titles(searcher, query)).toContain(one);
      }
    }),
  );
});
