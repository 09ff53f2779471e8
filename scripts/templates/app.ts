/** A filled-in window of `framedApps` in `data/site.json`. */
export const appTemplate = (title: string) => ({
  title,
  label: title,
  icon: "lucide:app-window",
  url: "https://example.com/",
  openOnArrival: false,
});
