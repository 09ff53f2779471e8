import { AppTile, HALF_LIT } from "../../components/Icon";
import { rem } from "../../lib/geometry";
import { paint } from "../../theme/drawing";
import type { AppManifest } from "../../windows";
import { words } from "../../words/words";
import { CollectMetrics, WEB_VITALS_ID } from "./CollectMetrics";
import { WebVitals } from "./WebVitals";

const WebVitalsIcon = () => (
  <AppTile color={paint.teal}>
    <g fill="none" stroke={paint.paper} strokeLinecap="round" strokeLinejoin="round">
      <path strokeOpacity={HALF_LIT} strokeWidth="2" d="M6 26h20" />
      <path strokeWidth="2.6" d="M5 17h5l3-8 5 12 3-6 1 2h5" />
    </g>
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
