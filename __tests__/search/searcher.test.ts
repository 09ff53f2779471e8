import { readFileSync } from "node:fs";
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

test("a word is found in titles, notes and texts, in that order", () => {
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

test("all words are needed", () => {
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

test("two letters in the wrong order are forgiven in a short word", () => {
  expect(titles(searcherOf(item("React"), item("Other")), "raect")).toEqual(["React"]);
});

test("what is spelt as it was typed comes before what is forgiven", () => {
  expect(titles(searcherOf(item("Mission"), item("Missing")), "missing")[0]).toBe("Missing");
});

test("one or two letters find titles, not every text", () => {
  const searcher = searcherOf(item("Alpha"), item("Other", "a text"));
  expect(titles(searcher, "a")).toEqual(["Alpha"]);
});

test("words of a script without blanks are found inside a sentence", () => {
  const searcher = searcherOf(item("検索", "日本語の文章を検索する"), item("Other"));
  expect(titles(searcher, "文章")).toEqual(["検索"]);
});

test("they are found also where they are taken apart in another way than in the sentence", () => {
  expect(titles(searcherOf(item("東京都庁舎"), item("Other")), "京都庁")).toEqual(["東京都庁舎"]);
});

test("a text without words finds nothing", () => {
  const searcher = searcherOf(item("One"));
  expect(searcher.search("  –  ")).toEqual([]);
  expect(searcher.search("zzzzzz")).toEqual([]);
});

test("what was found says which of its words are meant", () => {
  const [hit] = searcherOf(item("Accessible React")).search("acces reakt");
  expect(hit?.terms).toEqual(new Set(["accessible", "react"]));
});

test("what is known already is passed over", () => {
  const searcher = searcherOf(item("One"), item("One"));
  expect(titles(searcher, "one")).toEqual(["One"]);
  expect(searcher.all()).toHaveLength(1);
});

const named = (file: string): { name: string }[] => JSON.parse(readFileSync(file, "utf8"));

describe("every word of every title leads to it", () => {
  const sample = [...named("data/projects.json"), ...named("data/posts.json")].map(({ name }) =>
    item(name),
  );
  const ownersTitles = fc.uniqueArray(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
    { minLength: 1, maxLength: 8 },
  );

  test("of the projects and posts that the site has", () => {
    const searcher = searcherOf(...sample);
    for (const { title } of sample) {
      for (const word of termsIn(title)) expect(titles(searcher, word)).toContain(title);
    }
  });

  test("whatever an owner writes", () => {
    fc.assert(
      fc.property(ownersTitles, (written) => {
        const searcher = searcherOf(...written.map((title) => item(title)));
        for (const title of written) {
          if (termsIn(title).length === 0) continue;
          expect(titles(searcher, title)).toContain(title);
          for (const word of termsIn(title)) expect(titles(searcher, word)).toContain(title);
        }
      }),
    );
  });
});
