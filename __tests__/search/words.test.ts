import { termsIn, wordsIn } from "../../src/search/words";

test("words are what is between blanks and signs, in small letters and without accents", () => {
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

test("accents that are characters of their own are part of their word", () => {
  expect(termsIn("E\u0301lan")).toEqual(["elan"]);
});

test("what accents mean in other alphabets stays: a voiced syllable is another one", () => {
  expect(termsIn("が")).not.toEqual(termsIn("か"));
  expect(termsIn("हिन्दी भाषा")).toEqual(["हिन्दी", "भाषा"]);
});

test("each word is told where it stands", () => {
  const text = "Ein Élan!";
  expect([...wordsIn(text)].map(({ start, end }) => text.slice(start, end))).toEqual([
    "Ein",
    "Élan",
  ]);
});

test("scripts without blanks are taken apart, each word where it stands", () => {
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

test("without Intl.Segmenter each character of such a script is a word", () => {
  const { Segmenter } = Intl;
  try {
    Object.assign(Intl, { Segmenter: undefined });
    expect(termsIn("日本語 ok")).toEqual(["日", "本", "語", "ok"]);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});
