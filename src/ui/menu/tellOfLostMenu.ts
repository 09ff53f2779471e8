import { tellOfLostPart } from "../tellOfLostPart";

/** Tells the visitor that the menu which they asked for cannot be had, and what can be done about it. */
export const tellOfLostMenu = (error: unknown, retry: () => void): void =>
  tellOfLostPart(error, "This menu could not be loaded", retry);
