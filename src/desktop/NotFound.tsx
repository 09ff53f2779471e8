import { withPrefix } from "gatsby";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useEffect, useState } from "react";
import { Helmet } from "react-helmet";
import { useApps } from "../apps/registry";
import * as buttons from "../components/Button.module.css";
import { useHasHydrated } from "../lib/hydration";
import { recordOf } from "../lib/unknownValue";
import { usePages } from "../navigation/selection";
import { useSite } from "../navigation/shell";
// Its styles are the header's, too.
import "../sections/OwnerBand.module.css";
import { WindowManager } from "../windows";
import { words } from "../words/words";
import { Compass } from "./Compass";
import { Dock } from "./dock/Dock";
import { NearestPages } from "./NearestPages";
import * as styles from "./NotFound.module.css";
import { Search } from "./search/Search";
import { SearchButton } from "./search/SearchButton";
import { TopBar } from "./TopBar";
import { Wallpaper } from "./wallpaper/Wallpaper";

const isPage = () => false;
const leaveFor = (address: string) => window.location.assign(withPrefix(address));
const fetchNothing = () => {};

/** The desktop of every unknown address: each of its windows is on another page. */
export const NotFound = () => {
  const { title, owner, accent } = useSite();
  const apps = useApps();
  const [pages] = useState({ ...usePages(), isPage });
  const [isPaused, setIsPaused] = useState(false);
  const hasHydrated = useHasHydrated();
  useEffect(() => {
    const { asked } = recordOf(window.history.state);
    if (typeof asked === "string") window.history.replaceState(window.history.state, "", asked);
  }, []);
  return (
    <WindowManager manifests={apps} pages={pages} fetchAhead={fetchNothing} leaveFor={leaveFor}>
      <Helmet>
        <title>{`${words.notFound.title} · ${title}`}</title>
        {accent && <style>{accent.pages}</style>}
      </Helmet>
      <TopBar>
        <SearchButton />
      </TopBar>
      <Dock />
      <main className={styles.screen} data-printed="">
        <Wallpaper />
        <article className={styles.paper} data-letterhead="">
          <header data-paused={isPaused ? "" : undefined}>
            <Compass />
            {hasHydrated && (
              <button
                type="button"
                className={`${buttons.icon} ${styles.pause}`}
                aria-label={words.notFound.pause}
                aria-pressed={isPaused}
                onClick={() => setIsPaused(!isPaused)}
              >
                {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
              </button>
            )}
          </header>
          <div className={styles.texts}>
            <h2>{words.notFound.heading}</h2> <p>{words.notFound.typed}</p>{" "}
            {owner.email !== null && (
              <p>
                {words.notFound.write} <a href={`mailto:${owner.email}`}>{owner.email}</a>{" "}
              </p>
            )}
            <a className={buttons.primary} href={withPrefix("/")}>
              {words.notFound.home}
            </a>{" "}
            {hasHydrated && <NearestPages />}
          </div>
        </article>
      </main>
      <Search />
    </WindowManager>
  );
};
