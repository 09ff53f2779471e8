import { paint } from "../theme/drawing";

/** A sequence that leaves no gaps and makes no rows (Roberts' R2), in percent, with sizes in pixels; none where the texts are. */
const STARS = Array.from({ length: 100 }, (_, index) => ({
  x: (index * 75.488) % 100,
  y: (index * 56.984) % 100,
  size: 0.5 + (index % 5) / 5,
})).filter(({ x }) => Math.abs(x - 50) > 15);

/** The sky around it, by night. */
export const Stars = ({ className }: { className: string | undefined }) => (
  <svg className={className} aria-hidden="true" fill="currentColor" data-screen-only="">
    {STARS.map(({ x, y, size }) => (
      <circle key={x} cx={`${x}%`} cy={`${y}%`} r={size} />
    ))}
  </svg>
);

/** The not-found page's picture: a small planet with nothing on it but a flag and a moon. */
export const LostPlanet = () => (
  <svg viewBox="0 0 240 240" aria-hidden="true">
    <defs>
      <clipPath id="lost-planet">
        <circle cx="120" cy="120" r="72" />
      </clipPath>
    </defs>
    <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 9" opacity="0.45">
      <circle cx="120" cy="120" r="108" />
    </g>
    <circle cx="120" cy="120" r="72" fill={paint.blue} />
    <g clipPath="url(#lost-planet)">
      <path fill={paint.sky} d="M30 96q46-26 88-6t92-14V30H30z" />
      <path fill={paint.indigo} d="M30 152q42 22 84 6t96 6v60H30z" />
      <circle cx="92" cy="118" r="13" fill={paint.indigo} />
      <circle cx="150" cy="132" r="8" fill={paint.indigo} />
      <circle cx="128" cy="82" r="6" fill={paint.blue} />
      <path fill={paint.ink} opacity="0.3" d="M120 48a72 72 0 0 1 0 144 88 88 0 0 0 0-144z" />
    </g>
    <path fill="none" stroke={paint.ochre} strokeWidth="4" strokeLinecap="round" d="M120 50V18" />
    <path fill={paint.coral} d="M122 18q14-8 26 0v16q-12-8-26 0z" />
    <circle cx="228" cy="120" r="10" fill={paint.amber} />
    <circle cx="225" cy="117" r="3" fill={paint.ochre} />
  </svg>
);
