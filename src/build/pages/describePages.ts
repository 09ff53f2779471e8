import { shortened } from "./shortened";

type Project = Queries.SitePagesQuery["projects"]["nodes"][number];
type Post = Queries.SitePagesQuery["posts"]["nodes"][number];

const LISTED_NAMES = 5;

const namesOf = (names: readonly string[]): string =>
  names.length > LISTED_NAMES
    ? `${names.slice(0, LISTED_NAMES).join(", ")} and more`
    : names.join(", ");

const listed = (lead: string, names: readonly string[]): string =>
  names.length === 0 ? `${lead}.` : `${lead}: ${namesOf(names)}.`;

/** A section in a sentence, for search engines and those who show a link elsewhere. */
export const describeSection = (title: string, content: Queries.SitePagesQuery): string => {
  const name = content.site?.owner.name ?? "";
  const nameOf = (item: { name: string }) => item.name;
  switch (title) {
    case "Projects":
      return shortened(listed(`Projects of ${name}`, content.projects.nodes.map(nameOf)));
    case "Posts":
      return shortened(listed(`Posts by ${name}`, content.posts.nodes.map(nameOf)));
    case "Interests": {
      const headings = content.interests.nodes.map(({ heading }) => heading);
      return shortened(listed(`What ${name} is interested in`, headings));
    }
    case "Mission":
      return shortened(content.mission?.paragraphs[0] ?? `What ${name} works for.`);
    case "Contact":
      return `Ways to reach ${name}.`;
    case "Attribution":
      return "What this site is made of, and whose work it shows.";
    case "Design Patterns":
      return "An abstract factory to try, beside the code that it runs on.";
    default:
      return content.site?.description ?? "";
  }
};

export const describeProject = ({ basics, description }: Project): string => {
  const [role, company, year] = [basics.role, basics.company, basics.year].map(({ content }) =>
    content.join(", "),
  );
  const whatWasDone = description?.whatWasDone?.content[0] ?? "";
  // Any of these may be an empty list.
  const place = [role, company].filter(Boolean).join(" at ");
  const facts = [place, year].filter(Boolean).join(", ");
  return shortened(`${facts}. ${whatWasDone}`);
};

export const describePost = ({ introduction }: Post): string =>
  shortened(introduction.paragraph1.content);
