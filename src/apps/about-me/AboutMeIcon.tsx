export const AboutMeIcon = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect x="3" y="4" width="26" height="24" rx="5" fill="#5b6be0" />
    <path fill="#8fa0ff" d="M3 9a5 5 0 0 1 5-5h16a5 5 0 0 1 5 5v1H3z" />
    <circle cx="16" cy="15.500" r="4" fill="#ffe0c2" />
    <path
      fill="#fff"
      d="M8.500 26.200C9 22.500 12 20.500 16 20.500s7 2 7.500 5.700q.1 1.800-1.700 1.800H10.200q-1.800 0-1.700-1.800z"
    />
  </svg>
);
