import { knownPlaces } from "../../../src/desktop/visit/knownPlaces";

/** Every kind of window that there may be. */
export const APPS: Parameters<typeof knownPlaces>[0] = [
  { id: "home", hasControls: false, isOpenOnArrival: true },
  { id: "pages", hasControls: true, isOpenOnArrival: true, address: "/", showsPages: true },
  { id: "movie", hasControls: true, isOpenOnArrival: false, address: "/movie-db/" },
  { id: "notes", hasControls: true, isOpenOnArrival: false },
  { id: "vitals", hasControls: false, isOpenOnArrival: false },
];

export const OPEN_ON_ARRIVAL = ["home", "pages"];

const icon = { viewBox: "0 0 1 1", body: "" };

export const SECTIONS = [
  { section: "General", title: "General", address: "/", folder: "/general/", icon },
  { section: "Projects", title: "Projects", address: "/projects/", folder: "/projects/", icon },
  { section: "Posts", title: "Posts", address: "/posts/", folder: "/posts/", icon },
];

/** A section, a project and posts. */
export const PAGES = ["/", "/projects/", "/projects/film/", "/posts/", "/posts/日本語/"];

export const KNOWN = knownPlaces(APPS, SECTIONS);
