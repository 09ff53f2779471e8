import { AppTile } from "../../components/Icon";
import { rem } from "../../lib/geometry";
import { useLoading } from "../../loading/loading";
import { paint } from "../../theme/drawing";
import type { AppManifest } from "../../windows";
import { direction } from "../../words/locale";
import { words } from "../../words/words";
import { CollectMetrics, vitalsCode, WEB_VITALS_ID } from "./CollectMetrics";

const WebVitalsIcon = () => (
  <AppTile color={paint.teal}>
    <path fillOpacity=".3" d="M5 10q0-3 3-3h16q3 0 3 3v13q0 3-3 3H8q-3 0-3-3z" />
    <path
      fill="none"
      stroke={paint.paper}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.4"
      d="M8 17h3l3-6 5 11 2-5h3"
    />
    <circle cx="24" cy="17" r="2" fill={paint.amber} />
  </AppTile>
);

/** The code is there when its first metric opens it; only a restored session loads it here. */
const WebVitals = () => {
  const { data } = useLoading(vitalsCode);
  return data && <data.WebVitals />;
};

export const webVitals = {
  id: WEB_VITALS_ID,
  title: words.titles.webVitals,
  kind: "panel",
  Icon: WebVitalsIcon,
  start: { x: rem(20), y: `calc(100dvh - ${rem(200)} - var(--panel-lift))` },
  size: { width: rem(180) },
  smallest: { width: 180, height: 120 },
  coveredBy: direction === "rtl" ? ["right", "bottomRight"] : ["left", "bottomLeft"],
  isOpenOnArrival: false,
  Body: WebVitals,
  Background: CollectMetrics,
} as const satisfies AppManifest;
