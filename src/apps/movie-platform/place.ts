/** The app's id, its window's title, and the address that opens it. The page that it frames has its own. */
export const MOVIE_PLATFORM = {
  id: "movieIframe",
  title: "Movie Platform",
  address: "/movie-db/",
} as const;
