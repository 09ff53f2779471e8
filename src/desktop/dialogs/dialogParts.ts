import type { ComponentType } from "react";
import { type OnDemand, onDemand } from "../../lib/onDemand";
import { words } from "../desktop.words";
import type { DialogName, DialogProps } from "./opener";

export type DialogComponent = ComponentType<DialogProps>;

interface DialogPart {
  readonly part: OnDemand<DialogComponent>;
  /** What its field is called, if one types in it first of all. */
  readonly field?: string;
  readonly lost: string;
}

/** Each comes when it is first asked for. */
export const dialogParts: Readonly<Record<DialogName, DialogPart>> = {
  search: {
    part: onDemand(async () => {
      const { SearchDialog, siteSearch } = await import("../search");
      siteSearch.content.loadAhead();
      return SearchDialog;
    }),
    field: words.search,
    lost: words.searchNotLoaded,
  },
  keyboard: {
    part: onDemand(async () => (await import("../keyboard/KeyboardDialog")).KeyboardDialog),
    lost: words.keyboardNotLoaded,
  },
};
