/**
 * What the page for unknown addresses runs first. Gatsby would read some addresses otherwise than hosts do, or fail at them: with
 * two slashes together, an encoded slash, or a percent sign that encodes nothing. There the page takes its own address.
 */
export const strangeAddressScript = (ownAddress: string): string =>
  `/\\/\\/|%2f|%(?![\\da-f]{2})/i.test(location.pathname)&&history.replaceState(null,"",${JSON.stringify(ownAddress)})`;
