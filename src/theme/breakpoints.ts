/** From these viewport widths on, in CSS pixels, a layout has more room. */
export const BREAKPOINTS_PX = { sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/**
 * A phone's layout in the least height: a desktop's window at 400 %. What is around the content is as
 * low as it can be there. A finger needs its targets all the same.
 */
export const VERY_LOW =
  "@media (max-width: 599.98px) and (max-height: 359.98px) and (pointer: fine)";
