import type { EnginePrograms } from "../../../scripts/engines/programs";
import type { EngineBrowser } from "./driver";

/** What a step may need, and not every engine's driver can do. */
export type Ability = "fingers" | "pressesWhileLoading";

export interface Engine extends EnginePrograms {
  start(): Promise<EngineBrowser>;
  /** What it can't do, and why: a step that needs it is told of as one that is still to be done. */
  readonly lacks: Readonly<Partial<Record<Ability, string>>>;
}
