import type { ComponentType } from "react";
import { type Loadable, loadAhead, loadable } from "../../lib/loading";
import { words } from "../desktop.words";
import type { DialogName, DialogProps } from "./opener";

export type DialogComponent = ComponentType<DialogProps>;

interface DialogPart {
  readonly part: Loadable<DialogComponent>;
  /** What its field is called, if one types in it first of all. */
  readonly field?: string;
  readonly lost: string;
}

/** Each comes when it is first asked for. */
export const dialogParts: Readonly<Record<DialogName, DialogPart>> = {
  search: {
    part: loadable(["code", "search"], async () => {
      const { SearchDialog, siteSearch } = await import("../search");
      void loadAhead(siteSearch.content);
      return SearchDialog;
    }),
    field: words.search,
    lost: words.searchNotLoaded,
  },
  keyboard: {
    part: loadable(
      ["code", "keyboard"],
      async () => (await import("../keyboard/KeyboardDialog")).KeyboardDialog,
    ),
    lost: words.keyboardNotLoaded,
  },
};
