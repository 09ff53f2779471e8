/** Not in Firefox and Safari. */
interface Connection {
  readonly saveData?: boolean;
  /** `4g` for all that is as fast as that or faster. */
  readonly effectiveType?: string;
}

/** Whether a visitor gains by what could be done without: not where data are to be saved, nor where they come slowly. */
export const hasFastConnection = (
  { connection }: { connection?: Connection } = navigator as { connection?: Connection },
): boolean => {
  const { saveData = false, effectiveType = "4g" } = connection ?? {};
  return !saveData && effectiveType === "4g";
};
