import { type AppManifest, appInFront, HOME_ADDRESS, type WindowsState } from "../../windows";
import { stackOnArrival } from "../arrival";

/** Whether a reload shows everything as in the page's HTML, so that nothing need be hidden first. */
export const looksAsOnArrival = (
  { stack, arrangements }: WindowsState,
  page: string,
  scrolled: Readonly<Record<string, number>>,
  apps: readonly AppManifest[],
): boolean => {
  const front = appInFront(stack, apps);
  const app = front === undefined || front.showsPages ? null : front.id;
  const shows = app === null ? page : HOME_ADDRESS;
  const arrival = stackOnArrival({ shows, app }, apps);
  // Windows that open by themselves are not in the HTML.
  const opensByItself = (id: string) => apps.some((other) => other.id === id && !other.hasControls);
  const isInHtml = (id: string) => arrival.includes(id) || !opensByItself(id);
  return (
    stack.filter(isInHtml).join() === arrival.join() &&
    page === shows &&
    Object.values(arrangements).every(
      ({ place, size, tile, isFullscreen }) => !(place || size || tile || isFullscreen),
    ) &&
    Object.values(scrolled).every((top) => top === 0)
  );
};
