import fs from "node:fs";
import path from "node:path";
import type { AnalyticsSlot } from "../lib/siteConstants";
import { checkedContentPath } from "./paths";

/** The settings that webpack needs, which runs no query. */
export interface CheckedSite {
  readonly themeStorageKey: string;
  readonly defaults: { readonly theme: "light" | "dark" | "system" };
  readonly framedApps: readonly { readonly url: string }[];
  readonly analytics?: AnalyticsSlot;
  /** Null without a career. */
  readonly resume: { readonly file: string; readonly pages?: number } | null;
  /** A font's package. */
  readonly font?: string;
}

/** The checked copy's `site.json`. Only after `onPreBootstrap`, which writes it. */
export const readCheckedSite = (): CheckedSite =>
  JSON.parse(fs.readFileSync(path.join(checkedContentPath(), "site.json"), "utf8"));
