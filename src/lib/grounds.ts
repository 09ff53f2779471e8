/** Colours that an owner's accent must be readable on: the light theme's, then the dark theme's. The build can't import the tokens. */
export const grounds = {
  bgDesktop: ["#d9d5cc", "#0d1019"],
  bgWindow: ["#fbfaf8", "#171a24"],
  bgWindowInactive: ["#f8f6f2", "#141720"],
  bgRaised: ["#f3f1ec", "#1f2432"],
  bgHover: ["#e9e6df", "#272d3e"],
  bgPressed: ["#dfdbd2", "#313850"],
  bgMenu: ["#fffefc", "#1c2030"],
  onAccent: ["#ffffff", "#10142a"],
} as const;
