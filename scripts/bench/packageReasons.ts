/** Why a package is in what visitors download on arrival, by its name, or by a name's beginning up to a slash. */
const REASONS: readonly (readonly [name: string, reason: string])[] = [
  ["src/", "our own"],
  ["react-dom", "the stack's base: takes the server's HTML over and keeps it up to date"],
  ["react-draggable", "dragging windows"],
  ["react-helmet", "the page's head tags"],
  ["react-side-effect", "react-helmet: the innermost tags win"],
  ["react-fast-compare", "react-helmet: have the tags changed?"],
  ["react-is", "Emotion: which React elements are what"],
  ["scheduler", "React: what is done when"],
  ["recoil", "shared state: windows, content, theme"],
  ["@chakra-ui/react", "the style system: CSS properties, tokens, recipes, the `chakra` factory"],
  ["@pandacss/is-valid-prop", "Chakra: which props are styles (a list of all CSS properties)"],
  ["@emotion/is-prop-valid", "Chakra: which props are attributes (a list of all of them)"],
  ["@emotion/", "Chakra's engine: styles to rules in the page"],
  ["stylis", "Emotion: nested rules"],
  ["hoist-non-react-statics", "Emotion: keeps what is attached to a wrapped component"],
  ["@zag-js/", "the menu's behaviour"],
  ["@ark-ui/", "the menu's parts"],
  ["@floating-ui/", "the menu's place beside its button"],
  ["lucide-react", "icons of controls and menus"],
  ["web-vitals", "the Web Vitals panel; fetched when the browser is idle"],
  ["@gatsbyjs/reach-router", "Gatsby: routes"],
  ["gatsby-react-router-scroll", "Gatsby: scroll positions of pages"],
  ["gatsby-link", "Gatsby: links between pages"],
  ["gatsby-script", "Gatsby: its Script component, which it always brings"],
  ["@builder.io/partytown", "Gatsby: scripts in workers, which it always brings"],
  ["gatsby", "Gatsby: loads pages and their data, hands over to React"],
  ["gatsby-page-utils", "Gatsby: slashes at the end of addresses"],
  ["invariant", "Gatsby's router: messages for developers"],
  ["shallow-compare", "Gatsby: does a page need rendering?"],
  ["mitt", "Gatsby: its events"],
  ["prop-types", "react-draggable, react-helmet: an empty stand-in in production"],
  ["clsx", "react-draggable: joins class names"],
  ["@babel/runtime", "helpers of packages that are compiled for older browsers"],
  ["webpack", "loads the scripts; and bytes that belong to no module"],
  ["react", "the stack's base"],
];

const isNamed = (name: string, entry: string) =>
  entry.endsWith("/") ? name.startsWith(entry) : name === entry;

/** A few words, or a dash when nobody has found any. */
export const packageReason = (name: string): string =>
  REASONS.find(([entry]) => isNamed(name, entry))?.[1] ?? "—";
