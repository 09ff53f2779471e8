/** Characters that XML 1.0 forbids: most control characters, lone surrogates and two noncharacters. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text without the characters that XML forbids even when they are escaped. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, "");
