import { startTransition, useCallback, useState } from "react";
import { useFillOnce } from "../../content/seed";
import type { LoadedSection } from "./sections/registry";

/**
 * The titles of the sections whose panels are to be filled before they are shown, and how to add
 * one. A section that is fetched ahead is also rendered ahead, in slices, and laid out, out of sight:
 * choosing it only has to paint it then, which takes a slow phone less than 0.1 s instead of up to 0.2.
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
