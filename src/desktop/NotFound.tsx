import { Link } from "gatsby";
import { useMemo } from "react";
import { type MutableSnapshot, RecoilRoot } from "recoil";
import { type SiteContent, siteAtom, useSite } from "../content/site";
import { ThemeProvider } from "../theme";
import { strongButtonRecipe } from "../theme/recipes/button";
import { notFoundRecipe } from "../theme/recipes/notFound";
import { styled } from "../theme/styled";
import { MailLink } from "../ui/MailLink";
import { LostPlanet } from "./LostPlanet";
import { PageHead } from "./PageHead";
import { TopBar } from "./TopBar";

const Screen = styled("main", notFoundRecipe);
const HomeLink = styled(Link, strongButtonRecipe);

const Message = () => {
  const { owner } = useSite();
  return (
    <Screen>
      <LostPlanet />
      <h2>Oopsss! I couldn't find this page.</h2>
      <p>Make sure you've typed the correct address.</p>
      <p>
        If you think it should be here, please write to me: <MailLink address={owner.email} />
      </p>
      <HomeLink to="/">Back to home</HomeLink>
    </Screen>
  );
};

/** What every unknown address shows. */
export const NotFound = ({ site }: { site: SiteContent }) => {
  const seed = useMemo(
    () =>
      ({ set }: MutableSnapshot) =>
        set(siteAtom, site),
    [site],
  );
  return (
    <ThemeProvider defaultTheme={site.defaults.theme} storageKey={site.themeStorageKey}>
      <RecoilRoot initializeState={seed}>
        <PageHead title="Page not found" />
        <TopBar />
        <Message />
      </RecoilRoot>
    </ThemeProvider>
  );
};
