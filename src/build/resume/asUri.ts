/** What no URI may hold: other alphabets and a few signs, a percent sign that encodes nothing, and a second "#". */
const UNFIT = /[^\w\-.~:/?#@!$&'()*+,;=%]|%(?![\da-f]{2})|(?<=#.*)#/giu;

/** An address in the letters of RFC 3986, which programs ask for; to the letter as it is written wherever that will do. */
export const asUri = (address: string): string =>
  address.search(UNFIT) === -1
    ? address
    : new URL(address).href.replace(UNFIT, (sign) =>
        sign === "#" ? "%23" : encodeURIComponent(sign),
      );
