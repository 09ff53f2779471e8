import { startTransition, useEffect, useState } from "react";
import { usePages } from "../../sections/pages";

/**
 * The addresses of the pages that were fetched ahead. They are also rendered ahead, in slices, and
 * laid out, out of sight: choosing one only has to paint it then, which takes a slow phone less than
 * 0.1 s instead of up to 0.2.
 */
export const usePreparedPages = (): ReadonlySet<string> => {
  const pages = usePages();
  const [prepared, setPrepared] = useState<ReadonlySet<string>>(() => new Set());
  useEffect(
    () =>
      pages.onFetchedAhead((address) =>
        startTransition(() => setPrepared((addresses) => new Set(addresses).add(address))),
      ),
    [pages],
  );
  return prepared;
};
