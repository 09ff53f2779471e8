import Search from "lucide-react/icons/search";
import { loadAhead } from "../../loading/loading";
import { words } from "../../words/words";
import * as styles from "../TopBar.module.css";
import { useSetSearchOpen } from "./isSearchOpen";
import { searchDialog } from "./Search";

/** Opens the search dialog, which loads at the first sign of use. */
export const SearchButton = () => {
  const setIsOpen = useSetSearchOpen();
  const fetchSearch = () => void loadAhead(searchDialog);
  return (
    <button
      type="button"
      aria-label={words.desktop.search}
      aria-haspopup="dialog"
      onClick={() => setIsOpen(true)}
      onPointerEnter={fetchSearch}
      onFocus={fetchSearch}
    >
      <Search aria-hidden />
      <span className={styles.wideLabel}>{words.desktop.search}</span>
    </button>
  );
};
