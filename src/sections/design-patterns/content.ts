/** The section shows its own code, so any answer will do. */
export const isContent = (_data: unknown): _data is unknown => true;
