import { paint } from "../../theme/drawing";

export const ResumeIcon = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect x="6" y="3" width="20" height="26" rx="4" fill={paint("paper")} />
    <path fill={paint("blue")} d="M6 7a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v4H6z" />
    <path
      fill="none"
      stroke={paint("ink")}
      strokeLinecap="round"
      strokeWidth="1.6"
      d="M10.5 16h11M10.5 20h11M10.5 24h6"
    />
    <circle cx="16" cy="7" r="1.8" fill={paint("skin")} />
  </svg>
);
