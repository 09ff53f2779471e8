import { AppTile, HALF_LIT } from "../../components/Icon";
import { rem } from "../../lib/geometry";
import { paint } from "../../theme/drawing";
import type { AppManifest } from "../../windows";
import { words } from "../../words/words";
import { CollectMetrics, WEB_VITALS_ID } from "./CollectMetrics";
import { WebVitals } from "./WebVitals";

const WebVitalsIcon = () => (
  <AppTile color={paint.teal}>
    <path fill={paint.paper} fillOpacity={HALF_LIT} d="M7 12v-2q0-2.5 2.5-2.5h13Q25 7.5 25 10v2z" />
    <path fill={paint.paper} d="M7 14h18v8q0 2.5-2.5 2.5h-13Q7 24.5 7 22z" />
    <path fill="none" stroke="currentColor" strokeWidth="2" d="M7 19h4l2-3 4 6 2-3h6" />
  </AppTile>
);

export const webVitals = {
  id: WEB_VITALS_ID,
  title: words.titles.webVitals,
  kind: "panel",
  Icon: WebVitalsIcon,
  start: { x: rem(20), y: `calc(100dvh - ${rem(200)})` },
  size: { width: rem(180) },
  smallest: { width: 180, height: 120 },
  isOpenOnArrival: false,
  Body: WebVitals,
  Background: CollectMetrics,
} as const satisfies AppManifest;
