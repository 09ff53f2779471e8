/** In characters; a file's name may have 255 bytes, and a character takes up to four. */
const LONGEST_READABLE_PART = 50;

/** The offset basis of FNV-1a, of 64 bits. */
const BASIS = { high: 0xcbf29ce4, low: 0x84222325 };

/** Its prime is 2 ** 40 + this. */
const PRIME_LOW = 0x1b3;

const TWO_32 = 2 ** 32;

/** FNV-1a over the text's UTF-8 bytes. In halves of 32 bits, as a BigInt for each byte of a long text takes a second. */
const hashOf = (text: string): string => {
  let { high, low } = BASIS;
  for (const byte of new TextEncoder().encode(text)) {
    const lower = (low ^ byte) >>> 0;
    const product = lower * PRIME_LOW;
    high = (high * PRIME_LOW + Math.floor(product / TWO_32) + (lower << 8)) >>> 0;
    low = product >>> 0;
  }
  return ((BigInt(high) << 32n) | BigInt(low)).toString(36);
};

/** Letters of any script with their marks, digits and pictures; everything else separates words. */
const SEPARATORS =
  /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]+/gu;

/** What joins two characters without a blank, in pictures and in Persian, separates words here. */
const JOINERS = /[\u200C\u200D]/g;

/** Variation selectors, fillers and their like: they would be in an address unseen. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A name's words in small letters, joined by hyphens: "Ünïcode 日本語 🚀!" gives "ünïcode-日本語-🚀"; empty where it has none. */
export const slugWords = (name: string): string =>
  name
    .toLowerCase()
    .replace(JOINERS, "-")
    .replace(INVISIBLE, "")
    // After small letters, which have composed forms that capitals lack; before separators, since a mark can make one.
    .normalize("NFC")
    .replace(SEPARATORS, "-")
    .replace(/^-|-$/g, "");

/**
 * A name as a part of an address, legal in any script. A name that is too long keeps its beginning, and one of which nothing
 * is left its hash alone, so that either has an address that is its own.
 */
export const slugOf = (name: string): string => {
  const words = slugWords(name);
  const characters = [...words];
  if (characters.length === 0) return hashOf(name);
  if (characters.length <= LONGEST_READABLE_PART) return words;
  const beginning = characters.slice(0, LONGEST_READABLE_PART).join("").replace(/-$/, "");
  return `${beginning}-${hashOf(name)}`;
};
