import type { SectionAddresses } from "../../apps/about-me/state";
import type { KeptJourney, WindowsState } from "../../windows";

/** What a tab keeps of a visit, to find its desktop again after a reload. */
export interface Visit extends KeptJourney {
  readonly windows: WindowsState;
  readonly sectionAddresses: SectionAddresses;
  /** In pixels, by what was read there. */
  readonly scrolled: Readonly<Record<string, number>>;
}

/** Changes with the shape of a kept visit: what an older version has kept is dropped. */
export const VISIT_VERSION = 2;
