export const WebVitalsIcon = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect x="3" y="4" width="26" height="24" rx="5" fill="#14564f" />
    <path fill="#1f7a6d" d="M3 9a5 5 0 0 1 5-5h16a5 5 0 0 1 5 5v4H3z" />
    <path
      fill="none"
      stroke="#d9fff0"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M6.500 17.500h4.300l2.900-6.500 4.600 11.500 2.700-5h4.500"
    />
  </svg>
);
