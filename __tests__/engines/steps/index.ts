import type { Chapters } from "../support/suite";
import { accessibility } from "./accessibility";
import { arrival } from "./arrival";
import { frames } from "./frames";
import { keys } from "./keys";
import { measured } from "./measured";
import { policy } from "./policy";
import { presses } from "./presses";
import { search } from "./search";
import { history, sections } from "./sections";
import { stacking } from "./stacking";
import { windows } from "./windows";

/** All that is tried in every engine. */
export const CHAPTERS: Chapters = {
  arrival,
  windows,
  "their order": stacking,
  frames,
  presses,
  keys,
  sections,
  history,
  search,
  "what is measured": measured,
  accessibility,
  "the policy": policy,
};
