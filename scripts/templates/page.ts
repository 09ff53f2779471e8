import { markdownFile } from "./markdown";

/** A filled-in page of `data/pages/`. */
export const pageTemplate = (title: string): string =>
  markdownFile({ title }, [
    "Say here what this section is about.",
    "## A heading inside the page",
    "- A list begins with a hyphen.",
  ]);

/** The page's entry in `data/navigation.json`, which makes it a section. */
export const pageEntry = (title: string, slug: string) => ({
  title,
  icon: "lucide:file-text",
  page: `pages/${slug}.md`,
});
