import { Search } from "lucide-react";
import { loadAhead } from "../../lib/loading";
import { words } from "../../words/words";
import { dialogs } from "../Dialogs";
import { useSetOpenDialog } from "../openDialog";
import * as styles from "../TopBar.module.css";

/** Opens the dialog of the same name; what that takes is fetched as soon as somebody may be about to. */
export const SearchButton = () => {
  const setOpenDialog = useSetOpenDialog();
  const fetchSearch = () => void loadAhead(dialogs.search);
  return (
    <button
      type="button"
      aria-label={words.desktop.search}
      aria-haspopup="dialog"
      onClick={() => setOpenDialog("search")}
      onPointerEnter={fetchSearch}
      onFocus={fetchSearch}
    >
      <Search aria-hidden />
      <span className={styles.wideLabel}>{words.desktop.search}</span>
    </button>
  );
};
