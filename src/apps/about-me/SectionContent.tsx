import { useSeeded } from "../../content/seed";
import { OnDemandPart } from "../../ui/OnDemandPart";
import { Spinner } from "../../ui/Spinner";
import type { LoadedSection, SectionSource } from "./sections/registry";

const SeededSection = ({ Section, seed }: LoadedSection) =>
  useSeeded(seed) ? <Section /> : <Spinner />;

export interface SectionContentProps {
  source: SectionSource;
  /** `Try again` was pressed, and is about to go. */
  onRetry: () => void;
}

/** A section, loaded first when it has to be. */
export const SectionContent = ({ source, onRetry }: SectionContentProps) =>
  "part" in source ? (
    <OnDemandPart part={source.part} onRetry={onRetry}>
      {(loaded) => <SeededSection {...loaded} />}
    </OnDemandPart>
  ) : (
    <source.Section />
  );
