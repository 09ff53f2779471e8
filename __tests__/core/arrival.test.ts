import { expect, test } from "../support/browser/test";

test("Home directory and About Me are open on arrival, About Me focused", async ({ desktop }) => {
  await desktop.visit();
  await expect(desktop.home.frame).toHaveBox({ x: 50, y: 100 });
  await expect(desktop.about.frame).toHaveBox({ x: 150, y: 150, width: 1140, height: 630 });
  await expect(desktop.movie.frame).toHaveCount(0);
  await desktop.expectFocused(desktop.about);
  await desktop.openMovie();
  await desktop.expectFocused(desktop.movie);
  await desktop.expectTitle("Movie Platform");
  await desktop.expectAt("/movie-db/");
});
