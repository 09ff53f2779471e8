import fc from "fast-check";
import { createSearchIndex, type Findable } from "../../src/search/searchIndex";
import { termsIn } from "../../src/search/terms";

const item = (title: string, text = "", note = ""): Findable => ({ id: title, title, note, text });

const indexOf = (...items: readonly Findable[]) => {
  const index = createSearchIndex();
  index.add(items);
  return index;
};

const found = (index: ReturnType<typeof indexOf>, query: string) =>
  index.find(query).map(({ id }) => id);

test("a word is found in titles, then notes, then texts", () => {
  const index = indexOf(
    item("One", "About lighthouses, all of it."),
    item("Two", "", "lighthouses"),
    item("Lighthouses"),
    item("Other"),
  );
  expect(found(index, "lighthouses")).toEqual(["Lighthouses", "Two", "One"]);
});

test("the beginning of a word is enough", () => {
  expect(found(indexOf(item("Accessibility"), item("Other")), "acc")).toEqual(["Accessibility"]);
});

test("a result has all words of the query", () => {
  const index = indexOf(item("Lifebit", "React"), item("Avocado", "React"));
  expect(found(index, "react life")).toEqual(["Lifebit"]);
});

test.each(["acessibility", "accesibilty", "acccessibility", "accessibliity"])(
  "a typing error is forgiven: %s",
  (query) => {
    expect(found(indexOf(item("Accessibility"), item("Other")), query)).toEqual(["Accessibility"]);
  },
);

test("two swapped letters are forgiven in a short word", () => {
  expect(found(indexOf(item("React"), item("Other")), "raect")).toEqual(["React"]);
});

test("an exact match comes before a forgiven one", () => {
  expect(found(indexOf(item("Mission"), item("Missing")), "missing")[0]).toBe("Missing");
});

test("one or two letters find titles, not every text", () => {
  const index = indexOf(item("Alpha"), item("Other", "a text"));
  expect(found(index, "a")).toEqual(["Alpha"]);
});

test("a Japanese word is found inside a sentence", () => {
  const index = indexOf(item("検索", "日本語の文章を検索する"), item("Other"));
  expect(found(index, "文章")).toEqual(["検索"]);
});

test("a text without words finds nothing", () => {
  const index = indexOf(item("One"));
  expect(index.find("  –  ")).toEqual([]);
  expect(index.find("zzzzzz")).toEqual([]);
});

test("a result names its matching words", () => {
  const [hit] = indexOf(item("Accessible React")).find("acces reakt");
  expect(hit?.terms.toSorted()).toEqual(["accessible", "react"]);
});

test("an item that is added twice is found once", async () => {
  const index = indexOf(item("One"), item("One"));
  index.add([item("One"), item("Two"), item("Two")]);
  expect(found(index, "one")).toEqual(["One"]);
  expect(found(index, "two")).toEqual(["Two"]);
});

test("fifty queries find the same in 400 posts that were added in slices as in those added at once", async () => {
  const words = "window harbour copper lantern quiet measure paper orchard velvet compass".split(
    " ",
  );
  const wordOf = (number: number) => words[number % words.length] ?? "";
  const posts = Array.from({ length: 400 }, (_, index) => {
    const text = Array.from({ length: 40 }, (_, place) => wordOf(index * place + place)).join(" ");
    return item(`${wordOf(index)} ${index}`, `${text} only${index}`, wordOf(index * 3));
  });
  const sliced = createSearchIndex();
  await sliced.addInSlices(posts);
  const whole = indexOf(...posts);
  const queries = Array.from({ length: 50 }, (_, index) => {
    const word = wordOf(index);
    return [`only${index * 8}`, word, word.slice(0, 3), `${word} ${wordOf(index * 7)}`, `x${word}`];
  }).map((kinds, index) => kinds[index % kinds.length] ?? "");
  expect(queries.map((it) => sliced.find(it))).toEqual(queries.map((it) => whole.find(it)));
  expect(found(sliced, "only16")[0]).toBe("paper 16");
});

test("any title is found by itself and by each of its words", () => {
  const title = fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.uniqueArray(title, { minLength: 1, maxLength: 8 }), (written) => {
      const index = indexOf(...written.map((it) => item(it)));
      for (const one of written.filter((it) => termsIn(it).length > 0)) {
        for (const query of [one, ...termsIn(one)]) expect(found(index, query)).toContain(one);
      }
    }),
  );
});
