import "react";

declare module "react" {
  interface HTMLAttributes<T> {
    /** React 18 passes it on as text: an empty string sets it. */
    inert?: "" | undefined;
  }
}

declare global {
  interface Window {
    /** Gatsby's id of the build that the page comes from. */
    ___webpackCompilationHash?: string;
    /** Gatsby's address of the page that the server has sent. */
    pagePath?: string | undefined;
    /** Gatsby's loader of pages. */
    ___loader?: {
      loadPage(path: string): Promise<unknown>;
      isPageNotFound(path: string): boolean;
    };
  }
}
