import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { useSite } from "../content/shell";
import { markStarted } from "../lib/settled";
import { unveiled } from "../lib/veil";
import * as buttons from "../ui/Button.module.css";
import { MailLink } from "../ui/MailLink";
import { LostPlanet } from "./LostPlanet";
import * as styles from "./NotFound.module.css";
import { words } from "./notFound.words";
import { PageHead } from "./PageHead";
import { TopBar } from "./TopBar";

/** What every unknown address shows. */
export const NotFound = () => {
  const { owner } = useSite();
  const [turns, setTurns] = useState(0);
  useEffect(markStarted, []);
  return (
    <>
      <PageHead title={words.title} />
      <TopBar />
      <main className={styles.screen}>
        {/* It comes to rest, and made anew it turns again. */}
        <button type="button" aria-label={words.planet} onClick={() => setTurns(turns + 1)}>
          <LostPlanet key={turns} />
        </button>
        <h2>{words.heading}</h2>
        <p>{words.typed}</p>
        <p>
          {words.write} <MailLink address={unveiled(owner.email)} />
        </p>
        <a className={buttons.primary} href={withPrefix("/")}>
          {words.home}
        </a>
      </main>
    </>
  );
};
