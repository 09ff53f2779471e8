export const HomeDirectoryIcon = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <path
      fill="#d98a1f"
      d="M3 8.5A3.5 3.5 0 0 1 6.5 5h6.1c1 0 1.9.4 2.6 1.1L17 8h8.5A3.5 3.5 0 0 1 29 11.500V24H3z"
    />
    <path
      fill="#ffc24d"
      d="M3 14a3 3 0 0 1 3-3h20a3 3 0 0 1 3 3v9.500A3.500 3.500 0 0 1 25.500 27h-19A3.500 3.500 0 0 1 3 23.500z"
    />
    <path
      fill="#fff3d6"
      d="M11 21.500v-4.300l5-4 5 4v4.300a1 1 0 0 1-1 1h-2.500V19h-3v3.500H12a1 1 0 0 1-1-1z"
    />
  </svg>
);
