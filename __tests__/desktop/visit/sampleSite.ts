import { knownPlaces } from "../../../src/desktop/visit/knownPlaces";

/** One window of each kind. */
export const APPS: Parameters<typeof knownPlaces>[0] = [
  { id: "home", hasControls: false, isOpenOnArrival: true },
  { id: "pages", hasControls: true, isOpenOnArrival: true, address: "/", showsPages: true },
  { id: "movie", hasControls: true, isOpenOnArrival: false, address: "/movie-db/" },
  { id: "notes", hasControls: true, isOpenOnArrival: false },
  { id: "vitals", hasControls: false, isOpenOnArrival: false },
];

const icon = { viewBox: "0 0 1 1", body: "" };

const SECTIONS = [
  { section: "General", title: "General", address: "/", folder: "/general/", icon },
  { section: "Projects", title: "Projects", address: "/projects/", folder: "/projects/", icon },
  { section: "Posts", title: "Posts", address: "/posts/", folder: "/posts/", icon },
];

/** A section, a project and posts. */
export const PAGES = ["/", "/projects/", "/projects/film/", "/posts/", "/posts/日本語/"];

export const KNOWN = knownPlaces(APPS, SECTIONS);
