import { termsIn, wordsIn } from "../../src/search/terms";

test("a text is split into words in small letters, without punctuation and accents", () => {
  expect(termsIn("Node.js & Élan, 2018–2020: Über-Größe")).toEqual([
    "node",
    "js",
    "elan",
    "2018",
    "2020",
    "uber",
    "große",
  ]);
});

test("an accent written as a separate character belongs to its word", () => {
  expect(termsIn("E\u0301lan")).toEqual(["elan"]);
});

test("marks that matter in other alphabets stay", () => {
  expect(termsIn("が")).not.toEqual(termsIn("か"));
  expect(termsIn("हिन्दी भाषा")).toEqual(["हिन्दी", "भाषा"]);
});

test("a text without spaces is split into its words, each at its place", () => {
  const text = "React と日本語検索";
  const words = [...wordsIn(text)];
  expect(words.map(({ term }) => term)).toEqual(["react", "と", "日本語", "検索"]);
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
    "React",
    "と",
    "日本語",
    "検索",
  ]);
});
