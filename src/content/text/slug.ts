/** In characters; a file's name may have 255 bytes, and a character takes up to four. */
const LONGEST_READABLE_PART = 50;

/** FNV-1a of 64 bits over the text's UTF-8 bytes. */
const hashOf = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
};

/** Letters of any script with their marks, digits and pictures; everything else separates words. */
const SEPARATORS =
  /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]+/gu;

/** Joiners in emoji and in Persian separate words here. */
const JOINERS = /[\u200C\u200D]/g;

/** Variation selectors, fillers and the like. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** "Ünïcode 日本語 🚀!" gives "ünïcode-日本語-🚀"; empty for a name without words. */
export const slugWords = (name: string): string =>
  name
    .toLowerCase()
    .replace(JOINERS, "-")
    .replace(INVISIBLE, "")
    // After lower case, which has composed forms that capitals lack; before separators, since a mark can make one.
    .normalize("NFC")
    .replace(SEPARATORS, "-")
    .replace(/^-|-$/g, "");

/** A name as a segment of an address. Long names are cut and get a hash; a name without words is its hash alone. */
export const slugOf = (name: string): string => {
  const words = slugWords(name);
  const characters = [...words];
  if (characters.length === 0) return hashOf(name);
  if (characters.length <= LONGEST_READABLE_PART) return words;
  const beginning = characters.slice(0, LONGEST_READABLE_PART).join("").replace(/-$/, "");
  return `${beginning}-${hashOf(name)}`;
};
