import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { useSite } from "../content/shell";
import { markStarted } from "../lib/settled";
import { unveiled } from "../lib/veil";
import { styled } from "../theme/styled";
import { primaryButtonRecipe } from "../ui/button.recipe";
import { MailLink } from "../ui/MailLink";
import { LostPlanet } from "./LostPlanet";
import { notFoundRecipe } from "./notFound.recipe";
import { words } from "./notFound.words";
import { PageHead } from "./PageHead";
import { TopBar } from "./TopBar";

const Screen = styled("main", notFoundRecipe);
const HomeLink = styled("a", primaryButtonRecipe);

/** What every unknown address shows. */
export const NotFound = () => {
  const { owner } = useSite();
  const [turns, setTurns] = useState(0);
  useEffect(markStarted, []);
  return (
    <>
      <PageHead title={words.title} />
      <TopBar />
      <Screen>
        {/* It comes to rest, and made anew it turns again. */}
        <button type="button" aria-label={words.planet} onClick={() => setTurns(turns + 1)}>
          <LostPlanet key={turns} />
        </button>
        <h2>{words.heading}</h2>
        <p>{words.typed}</p>
        <p>
          {words.write} <MailLink address={unveiled(owner.email)} />
        </p>
        <HomeLink href={withPrefix("/")}>{words.home}</HomeLink>
      </Screen>
    </>
  );
};
