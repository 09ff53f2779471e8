/** A file's own text, taken at build time. */
declare module "*?source" {
  const source: string;
  export default source;
}

/** A file's own text as HTML with its words coloured by class, made at build time. */
declare module "*?coloured" {
  const html: string;
  export default html;
}
