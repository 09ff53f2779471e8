import { useMemo } from "react";
import { useSite } from "../content/shell";
import type { AppManifest } from "../windows";
import { appsOf } from "./registry";

/** Every app's manifest. The list stays the same while the site does. */
export const useApps = (): readonly AppManifest[] => {
  const site = useSite();
  return useMemo(() => appsOf(site), [site]);
};
