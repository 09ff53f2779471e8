import { AppTile, HALF_LIT } from "../../components/Icon";
import { rem } from "../../lib/geometry";
import { paint } from "../../theme/drawing";
import type { AppManifest } from "../../windows";
import { words } from "../../words/words";
import { CollectMetrics, WEB_VITALS_ID } from "./CollectMetrics";
import { WebVitals } from "./WebVitals";

const PULSE = "M7 17h4l3-5 4 8 2-3h5";

const WebVitalsIcon = () => (
  <AppTile color={paint.teal}>
    <path fill={paint.paper} fillOpacity={HALF_LIT} d="M7 14h18v8q0 2.5-2.5 2.5h-13Q7 24.5 7 22z" />
    <path fill={paint.paper} d={`${PULSE}v-7q0-2.5-2.5-2.5h-13Q7 7.5 7 10z`} />
    <path fill="none" stroke="currentColor" strokeWidth="2" d={PULSE} />
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
