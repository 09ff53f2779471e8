interface Window {
  /** The path of the page that the HTML is of. */
  pagePath?: string;
  /** Gatsby's loader of pages. */
  ___loader?: {
    loadPage(path: string): Promise<unknown>;
    isPageNotFound(path: string): boolean;
  };
}
