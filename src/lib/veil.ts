const reversed = (text: string): string => [...text].reverse().join("");

/** In place of the `@` that harvesters look for. No address has a space. */
const AT = " ";

/** Obfuscates a mail address or `mailto:` link for page data, against harvesters. Web links stay. */
export const veiled = (address: string): string =>
  /^(https?:|\/)/i.test(address) ? address : reversed(address).replaceAll("@", AT);

/** The inverse of `veiled`. */
export const unveiled = (text: string): string =>
  text.includes(AT) ? reversed(text.replaceAll(AT, "@")) : text;
