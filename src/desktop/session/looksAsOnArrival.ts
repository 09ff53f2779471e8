import {
  type AppManifest,
  HOME_ADDRESS,
  type WindowsState,
  windowWithAddressInFront,
} from "../../windows";
import { windowsOnArrival } from "../arrival";

/** Whether a reload would find everything as the page's HTML shows it, so that nothing need be hidden. */
export const looksAsOnArrival = (
  windows: WindowsState,
  scrolled: Readonly<Record<string, number>>,
  apps: readonly AppManifest[],
): boolean => {
  const pagesWindow = apps.find(({ showsPages }) => showsPages)?.id ?? "";
  const front = windowWithAddressInFront(windows);
  const app = front === undefined || front === pagesWindow ? null : front;
  const shows = app === null ? (windows.addresses[pagesWindow] ?? HOME_ADDRESS) : HOME_ADDRESS;
  const arrival = windowsOnArrival({ shows, app }, apps);
  // What opens by itself is not in the HTML.
  const stack = windows.stack.filter((id) => arrival.stack.includes(id));
  const hasAddress = (id: string) => windows.addresses[id] !== undefined;
  return (
    windows.stack.filter(hasAddress).length === arrival.stack.filter(hasAddress).length &&
    stack.join() === arrival.stack.join() &&
    stack.every((id) => windows.addresses[id] === arrival.addresses[id]) &&
    Object.values(windows.arrangements).every(
      ({ place, size, tile, isFullscreen }) => !(place || size || tile || isFullscreen),
    ) &&
    Object.values(scrolled).every((top) => top === 0)
  );
};
