import type { Icon } from "./findIcon";

/** Movie Platform's own drawing: a film strip. Its colours are those of the other apps' icons, which the build can't import; a test compares them. */
export const movieDrawing: Icon = {
  name: "movie-platform",
  viewBox: "0 0 32 32",
  body: [
    '<rect x="3" y="4" width="26" height="24" rx="5" fill="#ee6a57"/>',
    '<path fill="#39426a" d="M3 9a5 5 0 0 1 5-5h16a5 5 0 0 1 5 5v3H3z"/>',
    '<path fill="#fff9f0" d="M9 4h4l-4 8H5zM17 4h4l-4 8h-4zM25 4q1.5.2 2.6 1.3L24.5 12h-4z"/>',
    '<path fill="#fff9f0" d="M13 16.4q0-1.3 1.2-.6l6.3 3.6q1.1.6 0 1.2l-6.3 3.6q-1.2.7-1.2-.6z"/>',
  ].join(""),
};
