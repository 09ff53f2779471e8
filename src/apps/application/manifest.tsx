import { ErrorView } from "../../components/ErrorView";
import { AppTile, SECONDARY_OPACITY } from "../../components/Icon";
import { APPLICATION_PATH } from "../../contract/siteFiles";
import { rem } from "../../lib/geometry";
import { loadable, useLoading } from "../../loading/loading";
import * as section from "../../sections/Section.module.css";
import { DOCK_ROOM } from "../../theme/bars";
import { paint } from "../../theme/drawing";
import { type AppManifest, HOME_ADDRESS } from "../../windows";
import { words } from "../../words/words";

const ApplicationIcon = () => (
  <AppTile color={paint.ink}>
    <path
      fill={paint.paper}
      fillOpacity={SECONDARY_OPACITY}
      d="M7 11q0-2.5 2.5-2.5h13Q25 8.5 25 11l-9 6z"
    />
    <path fill={paint.paper} d="m7 13 9 6 9-6v8q0 2.5-2.5 2.5h-13Q7 23.5 7 21z" />
  </AppTile>
);

const letter = loadable(["letter"], () => import("../../sections/application/Letter"));

const Application = () => {
  const { data, error, refetch } = useLoading(letter);
  if (data) return <data.Letter />;
  if (error) return <ErrorView error={error} onRetry={refetch} />;
  return (
    <p className={section.frame} style={{ margin: "auto", textAlign: "center" }}>
      {words.application.opening}
    </p>
  );
};

/** The window of a sealed application, beside the first page. Only its link leads to it. */
export const application = {
  id: "application",
  title: words.titles.application,
  kind: "window",
  Icon: ApplicationIcon,
  start: { x: `max(8px, 50vw - ${rem(320)})`, y: rem(64) },
  size: { width: rem(640), height: `calc(100dvh - ${rem(64)} - ${DOCK_ROOM})` },
  smallest: { width: 320, height: 240 },
  isOpenOnArrival: false,
  isUnlisted: true,
  leavesDock: true,
  address: APPLICATION_PATH,
  relatedAddress: HOME_ADDRESS,
  Body: Application,
} as const satisfies AppManifest;
