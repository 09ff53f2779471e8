const reversed = (text: string): string => [...text].reverse().join("");

/** In place of the sign that gatherers of addresses look for. No address has a blank in it. */
const AT = " ";

/**
 * A mail address, or a `mailto:` link to one, as page data hold it, so that address harvesters miss it. Any other
 * address stays as it is.
 */
export const veiled = (address: string): string =>
  /^(https?:|\/)/i.test(address) ? address : reversed(address).replaceAll("@", AT);

/** What `veiled` was given. */
export const unveiled = (text: string): string =>
  text.includes(AT) ? reversed(text.replaceAll(AT, "@")) : text;
