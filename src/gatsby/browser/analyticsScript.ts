import type { AnalyticsSlot } from "../../contract/siteConstants";
import { callOf } from "./callOf";

const loadAnalytics = (attributes: Readonly<Record<string, string>>): void => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === "1" || globalPrivacyControl) return;
  const load = () => {
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    document.head.append(script);
  };
  // Safari lacks `requestIdleCallback`.
  const whenIdle = window.requestIdleCallback || setTimeout;
  addEventListener("load", () => whenIdle(load), { once: true });
};

/**
 * Loads the owner's script when all else has loaded and the browser is idle, and not for a visitor who has asked not to be
 * tracked.
 */
export const analyticsScript = ({ src, integrity, attributes }: AnalyticsSlot): string =>
  callOf(loadAnalytics, {
    src,
    ...(integrity && { integrity, crossorigin: "anonymous" }),
    ...attributes,
  });
