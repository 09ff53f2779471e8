import path from "node:path";

/** Where Gatsby writes a page's HTML: `/a/` is `a/index.html`, and an address that ends in `.html` is itself. */
export const htmlFile = (pagePath: string): string =>
  pagePath.endsWith(".html") ? pagePath : path.posix.join(pagePath, "index.html");
