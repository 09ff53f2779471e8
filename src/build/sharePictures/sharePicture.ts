/** One page's share picture. All texts may be in any script, and empty. */
export interface SharePicture {
  /** Where the page is on the site: "/projects/avocado/". */
  readonly pagePath: string;
  /** Large: what the page is about. The owner's name stands in its place when it is empty. */
  readonly title: string;
  /** In the window's title bar: "Project", "Post", "Interests". */
  readonly kind: string;
  /** At the foot, unless it is the title. */
  readonly owner: string;
  /** At the foot, after the owner. */
  readonly role: string;
}

/** What is the same in all pictures of a site. */
export interface Surroundings {
  /** Which of the site's two papers the window is made of. */
  readonly theme: "light" | "dark";
  /** The site's mark, an SVG file, before the owner's name; undefined for none. */
  readonly mark: Buffer | undefined;
}
