import { paint } from "../../theme/drawing";

export const HomeDirectoryIcon = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <path
      fill={paint("ochre")}
      d="M3 9a4 4 0 0 1 4-4h5.6q1.5 0 2.6 1.1L17 8h8a4 4 0 0 1 4 4v12H3z"
    />
    <path
      fill={paint("amber")}
      d="M3 14.5a3.5 3.5 0 0 1 3.5-3.5h19a3.5 3.5 0 0 1 3.5 3.5V23a4.5 4.5 0 0 1-4.5 4.5h-17A4.5 4.5 0 0 1 3 23z"
    />
    <path
      fill={paint("ochre")}
      d="M10.5 22.7v-5l5.5-4.4 5.5 4.4v5a1.2 1.2 0 0 1-1.2 1.2h-2.5v-3.8h-3.6v3.8h-2.5a1.2 1.2 0 0 1-1.2-1.2z"
    />
  </svg>
);
