import { htmlWords } from "../../src/build/search/htmlWords";
import { searchDocuments } from "../../src/build/search/searchDocuments";
import { withoutAddresses } from "../../src/build/search/withoutAddresses";

type Content = Queries.SearchQuery;
type Section = Content["navigation"]["nodes"][number];
type Post = Content["posts"]["nodes"][number];
type Project = Content["projects"]["nodes"][number];

const section = (name: string, given: Partial<Section> = {}): Section => ({
  section: name,
  title: name,
  address: `/${name.toLowerCase()}/`,
  summary: `About ${name}.`,
  html: null,
  ...given,
});

const html = (...texts: string[]) => ({ html: texts });

const aProject = (given: Partial<Project> = {}): Project => ({
  name: "Lighthouse",
  address: "/projects/lighthouse/",
  summary: "It shines.",
  problem: null,
  decisions: null,
  outcome: null,
  basics: {
    company: html("Coast &amp; Co."),
    name: null,
    alias: null,
    keywords: html("React", "SVG"),
    role: html("Engineer"),
    year: html("2020"),
  },
  description: { whatWasDone: html("Lamps, <em>all</em> of them.") },
  aboutCompany: null,
  ...given,
});

const aPost = (given: Partial<Post> = {}): Post => ({
  name: "On lamps",
  address: "/posts/on-lamps/",
  date: null,
  tags: [],
  html: null,
  introduction: { paragraph1: { content: "First." }, paragraph2: null, paragraph3: null },
  body: null,
  conclusion: {
    paragraph1: { content: "Last." },
    paragraph2: null,
    paragraph3: null,
    paragraph4: null,
  },
  ...given,
});

const content = (given: Partial<Content> = {}): Content => ({
  site: { owner: { headline: "Quiet.", summary: null, availability: null } },
  navigation: {
    nodes: ["General", "Projects", "Posts", "Interests", "Contact"].map((name) => section(name)),
  },
  general: { heading: "Hello", paragraphsHtml: ["I build <strong>lamps</strong>."] },
  mission: { heading: "Mission", paragraphsHtml: [] },
  career: null,
  settings: { nodes: [] },
  attribution: { nodes: [] },
  interests: { nodes: [{ heading: "Light", topics: [{ name: "Optics" }] }] },
  contacts: {
    nodes: [
      {
        heading: "Personal",
        topics: [
          { name: "Mail", level: "Daily", link: "mailto:alex@example.com" },
          { name: "Site", level: "Weekly", link: "https://www.example.com/alex?x=1" },
        ],
      },
    ],
  },
  projects: { nodes: [aProject()] },
  posts: { nodes: [aPost()] },
  ...given,
});

const found = (given: Partial<Content>, title: string) =>
  searchDocuments(content(given)).find((document) => document.title === title);

test("a project is found by all its texts", () => {
  const { note, text, address } = found({}, "Lighthouse") ?? {};
  expect(address).toBe("/projects/lighthouse/");
  expect(note).toBe("Engineer · Coast & Co. · 2020");
  for (const word of ["React", "SVG", "Lamps, all of them."]) expect(text).toContain(word);
});

test("a post is found by its whole text, in parts or in Markdown, and by its tags", () => {
  expect(found({}, "On lamps")?.text).toBe("First. Last.");
  const inMarkdown = aPost({
    html: "<h5>Glass</h5><p>And <code>wire</code>.</p>",
    tags: ["craft"],
    date: "2024-05-31",
  });
  expect(found({ posts: { nodes: [inMarkdown] } }, "On lamps")).toMatchObject({
    text: "Glass And wire. craft",
    note: "31 May 2024",
  });
});

test("a section is found by its own text", () => {
  expect(found({}, "General")?.text).toBe("Hello I build lamps. Quiet.");
  const ownPage = section("Markdown Page", { title: "Talks", html: "<p>In Oslo.</p>" });
  expect(found({ navigation: { nodes: [ownPage] } }, "Talks")?.text).toBe("In Oslo.");
});

test("interests and contacts lead to the section that lists them", () => {
  expect(found({}, "Optics")).toMatchObject({ address: "/interests/", note: "Light" });
  expect(found({}, "Mail")?.text).toBe("Personal");
  expect(found({}, "Site")).toMatchObject({
    address: "/contact/",
    note: "Weekly",
    text: "Personal example.com/alex",
  });
});

test("mail addresses and phone numbers are not in the search file", () => {
  const mission = { heading: "Call +47 22 33 44 55", paragraphsHtml: ["or alex@example.com"] };
  const navigation = { nodes: [...content().navigation.nodes, section("Mission")] };
  const all = JSON.stringify(searchDocuments(content({ mission, navigation })));
  expect(all).toContain("alex (at) example (dot) com");
  expect(all).not.toMatch(/@|\+47/);
});

test("items of a section that the site lacks are not found", () => {
  const documents = searchDocuments(content({ navigation: { nodes: [section("General")] } }));
  expect(documents.map(({ kind, title }) => [kind, title])).toEqual([["section", "General"]]);
});

test("words of different blocks of HTML stay apart, parts of a word together", () => {
  const html =
    '<h5 id="a">One<a href="#a" aria-hidden="true">#</a></h5><p>Two<br/>&lt;b&gt; &amp;amp;</p><code><span>con</span>st</code>';
  expect(htmlWords(html)).toBe("One Two <b> &amp; const");
});

test.each([
  ["<alex.e@example.co.uk>", "<alex (dot) e (at) example (dot) co (dot) uk>"],
  ["call +47 22 33 44 55.", "call plus 47, 22, 33, 44, 55."],
  [
    "2018–2020, React 18.3.1, @alex on example.com",
    "2018–2020, React 18.3.1, @alex on example.com",
  ],
])("the text %j is searched as %j", (text, searched) => {
  expect(withoutAddresses(text)).toBe(searched);
});
