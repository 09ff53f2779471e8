import { withPrefix } from "gatsby";
import type { AnalyticsSlot } from "../lib/analyticsSlot";
import { literal } from "./headScript";

export const analyticsAddress = ({ src }: AnalyticsSlot): string =>
  src.startsWith("/") ? withPrefix(src) : src;

/**
 * The script in the head that loads the owner's, when all else has loaded and the browser is idle, and not for a visitor
 * who has asked not to be tracked. No script of the site's knows of it: without a slot there is nothing anywhere.
 */
export const analyticsScript = (slot: AnalyticsSlot): string =>
  [
    'navigator.doNotTrack==="1"||navigator.globalPrivacyControl||',
    'addEventListener("load",()=>(window.requestIdleCallback||setTimeout)(()=>{',
    'document.head.append(Object.assign(document.createElement("script"),',
    literal({
      src: analyticsAddress(slot),
      async: true,
      ...(slot.integrity === undefined
        ? {}
        : { integrity: slot.integrity, crossOrigin: "anonymous" }),
    }),
    "))}),{once:true})",
  ].join("");
