import { AppTile, SECONDARY_OPACITY } from "../../components/Icon";
import { rem } from "../../lib/geometry";
import type { SiteContent } from "../../navigation/shell";
import { PageContent } from "../../sections/PageContent";
import { DOCK_ROOM } from "../../theme/bars";
import { paint } from "../../theme/drawing";
import type { AppBodyProps, AppManifest } from "../../windows";
import { words } from "../../words/words";

const ResumeIcon = () => (
  <AppTile color={paint.sky}>
    <path
      fill={paint.paper}
      d="M9 9.5Q9 7 11.5 7H18v3q0 2 2 2h3v10.5q0 2.5-2.5 2.5h-9Q9 25 9 22.5z"
    />
    <path fill={paint.paper} fillOpacity={SECONDARY_OPACITY} d="m18 7 5 5h-3q-2 0-2-2z" />
    <circle cx="13.5" cy="12.5" r="2.5" fill={paint.coral} />
    <path stroke="currentColor" strokeWidth="2" d="M12 17.5h8M12 21.5h6" />
  </AppTile>
);

/** The body of the résumé's window: the page of its own that it has. */
const Resume = ({ address }: AppBodyProps) =>
  address && <PageContent address={address} title={words.titles.resume} />;

type Edition = NonNullable<SiteContent["resume"]>["editions"][number];

/** The window of the résumé in one of its languages, a little further on than the one before. */
export const resume = (
  { app, address, title, lang }: Edition,
  index: number,
  showIcon: boolean,
): AppManifest => ({
  id: app,
  title,
  ...(index > 0 && { lang, leavesDock: true }),
  kind: "window",
  Icon: ResumeIcon,
  start: { x: `max(8px, 50vw - ${rem(390 - 32 * index)})`, y: rem(64) },
  size: {
    width: rem(780),
    height: `min(100dvh - ${rem(64 + 12)} - ${DOCK_ROOM}, ${rem(1040)})`,
  },
  smallest: { width: 360, height: 240 },
  // Beside the panels, which it would cut.
  onTablet: {
    x: `max(8px, min(${rem(216 + 32 * index)}, 100vw - 788px))`,
    width: "min(780px, 100vw - 16px)",
  },
  isOpenOnArrival: false,
  ...(showIcon && index === 0 && { shortcut: title }),
  address,
  Body: Resume,
});
