import { withPrefix } from "gatsby";
import { useState } from "react";
import { useSite } from "../content/shell";
import { unveiled } from "../lib/veil";
import { styled } from "../theme/styled";
import { primaryButtonRecipe } from "../ui/button.recipe";
import { MailLink } from "../ui/MailLink";
import { LostPlanet } from "./LostPlanet";
import { notFoundRecipe } from "./notFound.recipe";
import { PageHead } from "./PageHead";
import { TopBar } from "./TopBar";

const Screen = styled("main", notFoundRecipe);
const HomeLink = styled("a", primaryButtonRecipe);

/** What every unknown address shows. */
export const NotFound = () => {
  const { owner } = useSite();
  const [turns, setTurns] = useState(0);
  return (
    <>
      <PageHead title="Page not found" />
      <TopBar />
      <Screen>
        {/* It comes to rest, and made anew it turns again. */}
        <button type="button" aria-label="Turn the planet" onClick={() => setTurns(turns + 1)}>
          <LostPlanet key={turns} />
        </button>
        <h2>Oopsss! I couldn't find this page.</h2>
        <p>Make sure you've typed the correct address.</p>
        <p>
          If you think it should be here, please write to me:{" "}
          <MailLink address={unveiled(owner.email)} />
        </p>
        <HomeLink href={withPrefix("/")}>Back to home</HomeLink>
      </Screen>
    </>
  );
};
