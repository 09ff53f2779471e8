import { paint } from "../../theme/drawing";

export const WebVitalsIcon = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect x="3" y="4" width="26" height="24" rx="5" fill={paint("teal")} />
    <path fill={paint("mint")} d="M3 9a5 5 0 0 1 5-5h16a5 5 0 0 1 5 5v1H3z" />
    <path
      fill="none"
      stroke={paint("paper")}
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M7 19h3.5l3-5.5 4.5 10 3-4.5h4"
    />
  </svg>
);
