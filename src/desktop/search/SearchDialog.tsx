import { ModalDialog } from "../../ui/ModalDialog";
import type { DialogProps } from "../dialogs/opener";
import { SearchBox } from "./SearchBox";
import { words } from "./search.words";

/** Finds everything there is on the site. */
export const SearchDialog = ({ onClose }: DialogProps) => (
  <ModalDialog name={words.name} onClose={onClose}>
    <SearchBox onClose={onClose} />
  </ModalDialog>
);
