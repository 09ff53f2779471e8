import type { JsonDocument } from "../files/readDocument";
import type { SliceName } from "../slices";

/** The data files that are JSON, whatever their content. */
export type Documents = Partial<Record<SliceName, JsonDocument>>;
