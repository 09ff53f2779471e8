/** Scripts whose letters are in a package, most of which is `noto-sans-` and the script's name. */
const SCRIPTS =
  "Hiragana Katakana Hangul Han Arabic Armenian Bengali Devanagari Ethiopic Georgian Greek Gujarati Hebrew Khmer Lao Malayalam Myanmar Sinhala Tamil Telugu Thai";
const PACKAGES: Readonly<Record<string, string>> = {
  ...{ Hiragana: "noto-sans-jp", Katakana: "noto-sans-jp", Hangul: "noto-sans-kr" },
  ...{ Han: "noto-sans-sc", Greek: "noto-sans" },
  // Programs read all of its letters in a PDF, and few of Noto's.
  Arabic: "vazirmatn",
};

/** Tells an owner which fonts to install for letters. */
export const adviceFor = (letters: string): string => {
  const scripts = SCRIPTS.split(" ").filter((it) => new RegExp(`\\p{sc=${it}}`, "u").test(letters));
  const packages = scripts.map((it) => PACKAGES[it] ?? `noto-sans-${it.toLowerCase()}`);
  // Japanese fonts have Chinese letters.
  const needed = packages.filter((it) => it !== "noto-sans-sc" || packages[0] !== "noto-sans-jp");
  return needed.length === 0
    ? "Install a font that has them."
    : `Run: npm install ${[...new Set(needed)].map((it) => `@fontsource/${it}`).join(" ")}`;
};
