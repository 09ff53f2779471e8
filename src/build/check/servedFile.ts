/** The path inside `static/` of the file that a host sends when it is asked for an address. */
export function servedFile(address: string): string {
  const { pathname } = new URL(address, "https://site.invalid");
  const file = pathname.slice(1);
  try {
    return decodeURIComponent(file);
  } catch {
    // A percent sign that encodes nothing.
    return file;
  }
}

/** The address of a file of `static/`, as one writes it. */
export const servedAddress = (file: string): string =>
  `/${file.replace(/[\s%?#]/g, encodeURIComponent)}`;

/** The page that an address leads to, as pages are spelt: decoded, with its last slash, without what follows. Or a file's path. */
export const pageOf = (address: string): string => {
  const file = servedFile(address);
  return /(^|\/|\.[^/]*)$/.test(file) ? `/${file}` : `/${file}/`;
};
