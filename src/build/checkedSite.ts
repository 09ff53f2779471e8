import fs from "node:fs";
import path from "node:path";
import type { AnalyticsSlot } from "../lib/analyticsSlot";
import { checkedContentPath } from "./paths";

/** What of `site.json` must be known while the site's code is bundled, where no query is asked. */
export interface CheckedSite {
  readonly themeStorageKey: string;
  readonly defaults: { readonly theme: "light" | "dark" | "system" };
  readonly framedApps: readonly { readonly url: string }[];
  readonly analytics?: AnalyticsSlot;
  /** Null where there is no career to make a résumé of. */
  readonly resume: { readonly file: string; readonly pages?: number } | null;
  /** A font's package. */
  readonly font?: string;
}

/** The checked copy's `site.json`. Only after `onPreBootstrap`, which writes it. */
export const readCheckedSite = (): CheckedSite =>
  JSON.parse(fs.readFileSync(path.join(checkedContentPath(), "site.json"), "utf8"));
