/** From these viewport widths on, in CSS pixels, a layout has more room. */
export const BREAKPOINTS_PX = { sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
