/** A sentence about a place in a text. */
export interface Remark {
  /** In UTF-16 code units from the beginning of the text. */
  offset: number;
  sentence: string;
}

/** A file's text without a byte-order mark, and what is wrong with its encoding. */
export interface DecodedText {
  text: string;
  /** Whether the text can be trusted, so that it is worth reading on. */
  readable: boolean;
  remark?: Remark;
}

const BYTE_ORDER_MARK = "\uFEFF";

/** Reads bytes as UTF-8; says where they are something else. */
export function decodeText(bytes: Buffer): DecodedText {
  const text = bytes.toString("utf8");
  const bad = firstBadByte(bytes, text);
  if (bad !== undefined) {
    const offset = bytes.subarray(0, bad).toString("utf8").length;
    const byte = bytes
      .subarray(bad, bad + 1)
      .toString("hex")
      .toUpperCase();
    const sentence = `This is not UTF-8 text (byte ${byte}). Save the file with the encoding UTF-8.`;
    return { text, readable: false, remark: { offset, sentence } };
  }
  if (!text.startsWith(BYTE_ORDER_MARK)) return { text, readable: true };
  const sentence =
    "The file begins with an invisible byte-order mark. Save it with the encoding UTF-8, without BOM.";
  return {
    text: text.slice(BYTE_ORDER_MARK.length),
    readable: true,
    remark: { offset: 0, sentence },
  };
}

/** Decoding replaces what is not UTF-8, so the first byte that doesn't come back is the first bad one. */
function firstBadByte(bytes: Buffer, text: string): number | undefined {
  const again = Buffer.from(text, "utf8");
  if (again.equals(bytes)) return undefined;
  return bytes.findIndex((byte, index) => byte !== again[index]);
}
