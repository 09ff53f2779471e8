import type { SiteContent } from "../content/shell";
import { load } from "../lib/loading";
import type { AppManifest } from "../windows";
import { aboutMe } from "./about-me/manifest";
import { framedApp } from "./framed-app/manifest";
import { siteFrame } from "./framed-app/siteFrame";
import { homeDirectory } from "./home-directory/manifest";
import { resume } from "./resume/manifest";
import { webVitals } from "./web-vitals/manifest";

/**
 * Every app, one line each: those of the site, and the owner's, which frame one. The order is that of the windows in the
 * document, which F6 goes round.
 */
export const appsOf = ({
  framedApps,
  resume: settings,
}: Pick<SiteContent, "framedApps" | "resume">): readonly AppManifest[] => [
  homeDirectory,
  aboutMe,
  ...framedApps.map(framedApp),
  ...(settings === null ? [] : [resume(settings)]),
  webVitals,
];

/** Loads what pages are built with, and browsers load on demand. */
export const loadAppParts = () => load(siteFrame);
