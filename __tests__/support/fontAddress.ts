/** What a bundle has in a font file's place. */
export default "/static/font.woff2";
