import { memo } from "react";
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

/**
 * A section, loaded first when it has to be. It renders when its own content changes, not because
 * it is shown or left: a long one would be paid for by whoever leaves it.
 */
export const SectionContent = memo(({ source, onRetry }: SectionContentProps) =>
  "part" in source ? (
    <OnDemandPart part={source.part} onRetry={onRetry}>
      {(loaded) => <SeededSection {...loaded} />}
    </OnDemandPart>
  ) : (
    <source.Section />
  ),
);
