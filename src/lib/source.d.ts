/** A file's own text, taken at build time. */
declare module "*?source" {
  const source: string;
  export default source;
}
