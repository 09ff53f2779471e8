/** The tokens around an accent, copied from `src/theme/tokens.ts`, which the build can't import; a test compares them. */
export const grounds = {
  light: {
    bgWindow: "#fbfaf8",
    bgWindowInactive: "#f8f6f2",
    bgRaised: "#f3f1ec",
    bgMenu: "#fffefc",
    bgHover: "#e9e6df",
    bgPressed: "#dfdbd2",
    bgDesktop: "#d9d5cc",
    onAccent: "#ffffff",
  },
  dark: {
    bgWindow: "#171a24",
    bgWindowInactive: "#141720",
    bgRaised: "#1f2432",
    bgMenu: "#1c2030",
    bgHover: "#272d3e",
    bgPressed: "#313850",
    bgDesktop: "#0d1019",
    onAccent: "#10142a",
  },
} as const;

export type Theme = keyof typeof grounds;
