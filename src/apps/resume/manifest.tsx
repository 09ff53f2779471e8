import { AppTile } from "../../components/Icon";
import { rem } from "../../lib/geometry";
import type { SiteContent } from "../../navigation/shell";
import { PageContent } from "../../sections/PageContent";
import { DOCK_ROOM } from "../../theme/bars";
import { paint } from "../../theme/drawing";
import type { AppBodyProps, AppManifest } from "../../windows";
import { words } from "../../words/words";

const ResumeIcon = () => (
  <AppTile color={paint.ink}>
    <path
      fill={paint.paper}
      d="M8 8.5Q8 6 10.5 6h11Q24 6 24 8.5v15q0 2.5-2.5 2.5h-11Q8 26 8 23.5z"
    />
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      d="M12 11h3M12 16h8M12 21h8"
    />
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
  ...(index > 0 && { lang }),
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
    x: `max(8px, min(${rem(206 + 32 * index)}, 100vw - 788px))`,
    width: "min(780px, 100vw - 16px)",
  },
  isOpenOnArrival: false,
  ...(showIcon && index === 0 && { shortcut: title }),
  address,
  Body: Resume,
});
