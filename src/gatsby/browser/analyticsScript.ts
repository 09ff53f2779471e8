import type { AnalyticsSlot } from "../../contract/siteConstants";
import { literal } from "../../lib/literal";

/**
 * Loads the owner's script when all else has loaded and the browser is idle, and not for a visitor who has asked not to be
 * tracked.
 */
export const analyticsScript = ({ src, integrity, attributes }: AnalyticsSlot): string => {
  const all = { src, ...(integrity && { integrity, crossorigin: "anonymous" }), ...attributes };
  return `navigator.doNotTrack==="1"||navigator.globalPrivacyControl||addEventListener("load",()=>{
(window.requestIdleCallback||setTimeout)(()=>{
const script=document.createElement("script");
for(const [name,value] of Object.entries(${literal(all)}))script.setAttribute(name,value);
document.head.append(script);
});
},{once:true})`;
};
