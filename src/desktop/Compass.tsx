import { paint } from "../theme/drawing";

/** The not-found page's picture: a compass that finds no north. */
export const Compass = () => (
  <svg viewBox="0 0 240 240" aria-hidden="true">
    <circle cx="120" cy="120" r="96" fill={paint.amber} />
    <circle cx="120" cy="120" r="84" fill={paint.paper} />
    <g fill="none" stroke={paint.ink} strokeDasharray="4 96">
      <circle cx="120" cy="120" r="68" strokeWidth="14" pathLength="400" strokeDashoffset="2" />
      <circle cx="120" cy="120" r="71" strokeWidth="6" pathLength="400" strokeDashoffset="52" />
    </g>
    <path fill={paint.coral} d="M120 56l17 64h-17z" />
    <path fill="#d0513f" d="M120 56l-17 64h17z" />
    <path fill={paint.blue} d="M120 184l17-64h-17z" />
    <path fill={paint.indigo} d="M120 184l-17-64h17z" />
    <circle cx="120" cy="120" r="9" fill={paint.amber} />
  </svg>
);
