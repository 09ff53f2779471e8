import { useMemo } from "react";
import { type SiteContent, useSite } from "../navigation/shell";
import type { AppManifest } from "../windows";
import { aboutMe } from "./about-me/manifest";
import { application } from "./application/manifest";
import { framedApp } from "./framed-app/manifest";
import { homeDirectory } from "./home-directory/manifest";
import { resume } from "./resume/manifest";
import { webVitals } from "./web-vitals/manifest";

/** Every app, one line each: the site's, and the owner's, which frame one. F6 goes through the windows in this order. */
export const appsOf = ({
  framedApps,
  resume: settings,
  webVitals: hasWebVitals,
}: Pick<SiteContent, "framedApps" | "resume" | "webVitals">): readonly AppManifest[] => [
  homeDirectory,
  aboutMe,
  ...framedApps.map(framedApp),
  ...(settings?.editions.map((it, index) => resume(it, index, settings.showIcon)) ?? []),
  application,
  ...(hasWebVitals ? [webVitals] : []),
];

/** Every app's manifest. The list stays the same while the site does. */
export const useApps = (): readonly AppManifest[] => {
  const site = useSite();
  return useMemo(() => appsOf(site), [site]);
};
