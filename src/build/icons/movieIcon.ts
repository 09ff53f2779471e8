import type { AppIcon } from "./appIcon";

/** Movie Platform's own icon: a clapperboard, and what starts a film. Its colours are those of the other apps' icons; a test compares them. */
export const movieIcon: AppIcon = {
  icon: {
    name: "movie-platform",
    viewBox: "0 0 32 32",
    body: [
      '<path fill="#fff9f0" fill-opacity=".6" d="M0 0h5L0 8zM11 0h6l-6 10H5zM23 0h6l-6 10h-6zM32 5v5h-3z"/>',
      '<path fill="#fff9f0" d="M12 15.5q0-1.5 1.3-.8l8 4.5q1.3.8 0 1.6l-8 4.5q-1.3.7-1.3-.8z"/>',
    ].join(""),
  },
  tile: "#ee6a57",
};
