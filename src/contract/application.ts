import type { Html } from "./html";

/** An application: a letter and more for one reader. */
export interface Application {
  /** Who it is for. */
  readonly reader: string;
  /** Its last day, such as "2027-01-31", and that in words. Default: it has none. */
  readonly lastDay?: { readonly date: string; readonly words: string } | undefined;
  /** In place of the site's. */
  readonly headline?: string | undefined;
  readonly phone?: string | undefined;
  readonly letter: Html;
  /** The projects to show first. */
  readonly projects: readonly {
    readonly name: string;
    readonly address: string;
    readonly description: string;
    readonly language?: { readonly lang: string; readonly dir: string } | undefined;
  }[];
  /** The ids of windows that are open on arrival. */
  readonly windows: readonly string[];
  /** A résumé for this reader; null without a career. */
  readonly resume: Html | null;
  /** That résumé as a Word document, in base64. */
  readonly word: string | null;
}
