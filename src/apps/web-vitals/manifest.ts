import type { AppManifest } from "../../windows";
import { words } from "../../words/words";
import { CollectMetrics, WEB_VITALS_ID } from "./CollectMetrics";
import { WebVitals } from "./WebVitals";
import { WebVitalsIcon } from "./WebVitalsIcon";

export const webVitals = {
  id: WEB_VITALS_ID,
  title: words.titles.webVitals,
  role: "complementary",
  Icon: WebVitalsIcon,
  start: { x: "calc(20px * var(--scale))", y: "calc(100dvh - 12.5rem * var(--scale))" },
  size: { width: "calc(11.25rem * var(--scale))" },
  smallest: { width: 180, height: 120 },
  onPhone: "panel",
  limitRight: 200,
  hasControls: false,
  isCollapsible: true,
  isOpenOnArrival: false,
  Body: WebVitals,
  Background: CollectMetrics,
} as const satisfies AppManifest;
