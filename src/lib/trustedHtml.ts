interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML: (html: string) => TrustedHTML };
}

declare global {
  /** Undefined in browsers that know no trusted types, and in Node. */
  var trustedTypes: TrustedTypes | undefined;
}

/** What a text of the owner's is made of. */
const TEXT =
  /^(?:a|b|blockquote|br|code|del|div|em|h[1-6]|hr|i|img|li|ol|p|picture|pre|section|source|span|strong|su[bp]|table|tbody|td|th|thead|tr|ul)$/;

/** What a drawing is made of. */
const DRAWING =
  /^(?:animate(?:Motion|Transform)?|circle|clipPath|defs|desc|ellipse|fe[A-Z]\w+|filter|g|image|line|(?:linear|radial)Gradient|marker|mask|mpath|path|pattern|polygon|polyline|rect|set|stop|symbol|text|title|tspan|use)$/;

const checked = (html: string): string => {
  for (const [, name = ""] of html.matchAll(/<\/?([^\s/>]*)/g)) {
    if (!TEXT.test(name) && !DRAWING.test(name))
      throw new TypeError(`<${name}> belongs to no text and no drawing.`);
  }
  return html;
};

const policy = globalThis.trustedTypes?.createPolicy("content", { createHTML: checked });

/** The same for the same text: React compares it, and writes it anew where it is another one. */
const known = new Map<string, TrustedHTML>();

/**
 * HTML that a build has made, for `dangerouslySetInnerHTML`. A page's policy refuses every other: see
 * `build/policy/contentSecurityPolicy`.
 */
export const trustedHtml = (html: string): string | TrustedHTML => {
  if (policy === undefined) return html;
  const trusted = known.get(html) ?? policy.createHTML(html);
  known.set(html, trusted);
  return trusted;
};
