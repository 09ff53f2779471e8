import { paint } from "../../theme/drawing";

export const AboutMeIcon = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect x="3" y="4" width="26" height="24" rx="5" fill={paint("blue")} />
    <path fill={paint("sky")} d="M3 9a5 5 0 0 1 5-5h16a5 5 0 0 1 5 5v1H3z" />
    <circle cx="16" cy="15.5" r="4" fill={paint("skin")} />
    <path
      fill={paint("paper")}
      d="M8.5 26.2C9 22.5 12 20.5 16 20.5s7 2 7.5 5.7q.1 1.8-1.7 1.8H10.2q-1.8 0-1.7-1.8z"
    />
  </svg>
);
