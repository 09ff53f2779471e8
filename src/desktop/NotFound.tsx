import { withPrefix } from "gatsby";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useEffect, useState } from "react";
import { Helmet } from "react-helmet";
import * as buttons from "../components/Button.module.css";
import { useHasHydrated } from "../lib/hydration";
import { recordOf } from "../lib/unknownValue";
import { useSite } from "../navigation/shell";
import { words } from "../words/words";
import { LostPlanet, Stars } from "./LostPlanet";
import * as styles from "./NotFound.module.css";
import { TopBar } from "./TopBar";

/** The page of every unknown address. */
export const NotFound = () => {
  const { title, owner, accent } = useSite();
  const [isPaused, setIsPaused] = useState(false);
  const hasHydrated = useHasHydrated();
  useEffect(() => {
    const { asked } = recordOf(window.history.state);
    if (typeof asked === "string") window.history.replaceState(window.history.state, "", asked);
  }, []);
  return (
    <>
      <Helmet>
        <title>{`${words.notFound.title} · ${title}`}</title>
        {accent && <style>{accent.pages}</style>}
      </Helmet>
      <TopBar />
      <main className={styles.screen} data-accent={accent ? "" : undefined} data-printed="">
        <Stars className={styles.stars} />
        <div className={styles.picture} data-paused={isPaused ? "" : undefined}>
          <LostPlanet />
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
        </div>
        <h2>{words.notFound.heading}</h2> <p>{words.notFound.typed}</p>{" "}
        {owner.email !== null && (
          <p>
            {words.notFound.write} <a href={`mailto:${owner.email}`}>{owner.email}</a>{" "}
          </p>
        )}
        <a className={buttons.primary} href={withPrefix("/")}>
          {words.notFound.home}
        </a>
      </main>
    </>
  );
};
