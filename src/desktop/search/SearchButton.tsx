import { Search } from "lucide-react";
import { words } from "../../words/words";
import { useDialogs } from "../dialogs/opener";
import * as styles from "../TopBar.module.css";

/** Opens the dialog of the same name; what that takes is fetched as soon as somebody may be about to. */
export const SearchButton = () => {
  const { open, fetchAhead } = useDialogs();
  const fetchSearch = () => fetchAhead("search");
  return (
    <button
      type="button"
      aria-label={words.desktop.search}
      aria-haspopup="dialog"
      onClick={() => open("search")}
      onPointerEnter={fetchSearch}
      onFocus={fetchSearch}
    >
      <Search aria-hidden />
      <span className={styles.wideLabel}>{words.desktop.search}</span>
    </button>
  );
};
