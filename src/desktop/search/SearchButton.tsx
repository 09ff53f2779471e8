import { Search } from "lucide-react";
import { loadAhead } from "../../lib/loading";
import { words } from "../../words/words";
import { dialogs } from "../Dialogs";
import { useOpenDialog } from "../openDialog";
import * as styles from "../TopBar.module.css";

/** Opens the search dialog, which loads at the first sign of use. */
export const SearchButton = () => {
  const [, setOpenDialog] = useOpenDialog();
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
