import { AppTile, HALF_LIT } from "../../components/Icon";
import { paint } from "../../theme/drawing";

export const WebVitalsIcon = () => (
  <AppTile color={paint("teal")}>
    <g fill="none" stroke={paint("paper")} strokeLinecap="round" strokeLinejoin="round">
      <path strokeOpacity={HALF_LIT} strokeWidth="2" d="M6 26h20" />
      <path strokeWidth="2.6" d="M5 17h5l3-8 5 12 3-6 1 2h5" />
    </g>
  </AppTile>
);
