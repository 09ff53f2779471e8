import type { Steps, Visit } from "../support/suite";
import { until } from "../support/until";

/** A site that is not the owner's. No engine gets as far as asking for it. */
const STRANGER = "https://stranger.example";

/** Arrives at a page in whose body somebody has written, and waits until the page says that it was refused. */
const arriveWith = async (
  { page, desktop, site, expectComplaints }: Visit,
  injected: string,
  directive: string,
) => {
  const refusal = new RegExp(`^Against ${directive}\\b`, "m");
  expectComplaints(refusal);
  site.add("/", injected, "body");
  await desktop.visit();
  await until(async () => expect((await page.complaints()).join("\n")).toMatch(refusal));
};

/** What is in the HTML and was not when the site was built. (`policy.test.ts` tries more of it, in Chromium.) */
export const policy: Steps = {
  "refuses a script": async (visit) => {
    await arriveWith(visit, "<script>window.isHurt = true</script>", "script-src");
    expect(await visit.page.call(() => "isHurt" in window)).toBe(false);
  },

  "refuses a style": async (visit) => {
    const style = "<style>h2{color:rgb(1,2,3)!important}</style>";
    await arriveWith(visit, style, "style-src");
    const { title } = visit.desktop.about;
    expect(await title.ask((element) => getComputedStyle(element).color)).not.toBe("rgb(1, 2, 3)");
  },

  "refuses a picture": (visit) => arriveWith(visit, `<img src="${STRANGER}/a.png">`, "img-src"),

  "refuses a frame": (visit) =>
    arriveWith(visit, `<iframe src="${STRANGER}/"></iframe>`, "frame-src"),
};
