import { AppTile, HALF_LIT } from "../../components/Icon";
import { paint } from "../../theme/drawing";

export const AboutMeIcon = () => (
  <AppTile color={paint("blue")}>
    <circle cx="16" cy="12" r="5.5" fill={paint("paper")} />
    <path fill={paint("paper")} fillOpacity={HALF_LIT} d="M5 32c0-8 4.5-12 11-12s11 4 11 12z" />
  </AppTile>
);
