import { ErrorView } from "../../components/ErrorView";
import { AppTile } from "../../components/Icon";
import { APPLICATION_PATH } from "../../contract/siteFiles";
import { rem } from "../../lib/geometry";
import { loadable, useLoading } from "../../lib/loading";
import * as section from "../../sections/Section.module.css";
import { DOCK_ROOM } from "../../theme/bars";
import { paint } from "../../theme/drawing";
import { type AppManifest, HOME_ADDRESS } from "../../windows";
import { words } from "../../words/words";

const ApplicationIcon = () => (
  <AppTile color={paint.ink}>
    <rect x="5" y="9" width="22" height="15" rx="2.5" fill={paint.paper} />
    <path fill="none" stroke="currentColor" strokeWidth="2" d="m6 11 10 8 10-8" />
  </AppTile>
);

const letter = loadable(["letter"], () => import("../../sections/application/Letter"));

const Application = () => {
  const { data, error, refetch } = useLoading(letter);
  if (data) return <data.Letter />;
  if (error) return <ErrorView error={error} onRetry={refetch} />;
  return <p className={section.frame}>{words.application.opening}</p>;
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
  address: APPLICATION_PATH,
  story: HOME_ADDRESS,
  Body: Application,
} as const satisfies AppManifest;
