/**
 * The GraphQL types of the content; the fields are those of the schemas (a test compares them). Lists are in the order of
 * the file; for the nodes of a list file, which Gatsby keeps in no order, `position` is their place in the file.
 */
export const TYPE_DEFINITIONS = /* GraphQL */ `
  "The site, its owner, and what a visitor finds on arrival."
  type SiteInfo implements Node @dontInfer {
    title: String!
    description: String!
    siteUrl: String!
    repository: String!
    "The name under which a visitor's browser remembers the theme."
    themeStorageKey: String!
    owner: Owner!
    moviePlatform: MoviePlatform!
    defaults: Defaults!
  }

  type Owner {
    name: String!
    role: String!
    email: String!
    place: String
  }

  type MoviePlatform {
    title: String!
    "An https address, or a path on this site."
    url: String!
  }

  enum Theme {
    light
    dark
    system
  }

  type Defaults {
    theme: Theme!
    wallpaper: String!
    "Null when there are no projects."
    project: String
    "Null when there are no sections."
    menuSection: String
  }

  "An icon drawn from an installed set: the viewBox and the inside of its svg element."
  type Icon {
    name: String!
    viewBox: String!
    body: String!
  }

  type NavigationItem implements Node @dontInfer {
    position: Int!
    title: String!
    "The path of its page; that of the section found on arrival is /."
    address: String!
    "The path below which the pages are of what it lists."
    folder: String!
    icon: Icon!
  }

  type General implements Node @dontInfer {
    heading: String!
    paragraphs: [String!]!
    "Names of projects."
    featuredProjects: [String!]!
    featured: [Project!]! @link(by: "name", from: "featuredProjects")
  }

  type Mission implements Node @dontInfer {
    heading: String!
    paragraphs: [String!]!
  }

  type InterestGroup implements Node @dontInfer {
    position: Int!
    heading: String!
    topics: [InterestTopic!]!
  }

  enum Seniority {
    Beginner
    Intermediate
    Senior
  }

  type InterestTopic {
    name: String!
    "From 0 to 100."
    level: Int!
    seniority: Seniority!
  }

  type Project implements Node @dontInfer {
    position: Int!
    name: String!
    "The path of its page."
    address: String!
    basics: ProjectBasics!
    description: ProjectDescription
    aboutCompany: ProjectAboutCompany
  }

  type ProjectBasics {
    company: Entry!
    name: Entry
    alias: Entry
    keywords: Entry
    role: Entry!
    year: Entry!
  }

  type ProjectDescription {
    whatWasDone: Entry
  }

  type ProjectAboutCompany {
    country: Entry
    city: Entry
    statement: Entry
  }

  enum EntryType {
    text
    array
  }

  "The content of a text entry is a list of one."
  type Entry {
    type: EntryType!
    content: [String!]!
  }

  type ContactGroup implements Node @dontInfer {
    position: Int!
    heading: String!
    topics: [ContactTopic!]!
  }

  "Exactly one of mail and link is there."
  type ContactTopic {
    name: String!
    level: String!
    mail: String
    link: String
    icon: Icon!
  }

  type SettingsGroup implements Node @dontInfer {
    position: Int!
    heading: String!
    topics: [CreditTopic!]!
  }

  type AttributionGroup implements Node @dontInfer {
    position: Int!
    heading: String!
    topics: [CreditTopic!]!
  }

  "Exactly one of icon and iconUrl is there."
  type CreditTopic {
    name: String!
    link: String!
    "The same as the link."
    level: String!
    icon: Icon
    "An https address, or a path on this site."
    iconUrl: String
  }

  type Post implements Node @dontInfer {
    position: Int!
    name: String!
    "The path of its page."
    address: String!
    introduction: PostIntroduction!
    body: PostBody!
    conclusion: PostConclusion!
  }

  type PostIntroduction {
    paragraph1: PostParagraph!
    paragraph2: PostParagraph
    paragraph3: PostParagraph
  }

  type PostBody {
    paragraph1: PostParagraph!
    paragraph2: PostParagraph
    paragraph3: PostParagraph
    paragraph4: PostParagraph
    paragraph5: PostParagraph
    paragraph6: PostParagraph
  }

  type PostConclusion {
    paragraph1: PostParagraph!
    paragraph2: PostParagraph
    paragraph3: PostParagraph
    paragraph4: PostParagraph
  }

  type PostParagraph {
    type: EntryType!
    content: String!
  }

  type Wallpaper implements Node @dontInfer {
    position: Int!
    name: String!
    title: String!
    alt: String!
    file: File! @fileByRelativePath
    author: String!
    licence: String!
  }
`;
