const LONGEST_READABLE_PART = 40;

const FNV_OFFSET_BASIS = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;
const HASH_BITS = 64;

/** FNV-1a over the text's UTF-8 bytes: the same in Node and in every browser, also without HTTPS. */
const hashOf = (text: string): bigint =>
  new TextEncoder()
    .encode(text)
    .reduce(
      (hash, byte) => BigInt.asUintN(HASH_BITS, (hash ^ BigInt(byte)) * FNV_PRIME),
      FNV_OFFSET_BASIS,
    );

/**
 * A post's name as a part of an address: what is readable of it in plain letters and digits, then
 * a hash of the whole name, so that any two names differ ("Déjà vu!" and "Deja vu" too) and none is
 * too long for a file.
 */
export const postSlug = (name: string): string => {
  const readable = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_READABLE_PART)
    .replace(/^-|-$/g, "");
  const hash = hashOf(name).toString(36);
  return readable === "" ? hash : `${readable}-${hash}`;
};
