/** Answers of the published site; each address is asked once. */
export class Visit {
  private readonly answers = new Map<string, Promise<Answer>>();

  constructor(
    /** The first page's address, which ends with a slash. */
    readonly address: string,
    private readonly ask: typeof fetch,
  ) {}

  /** @param place An address, or a path seen from the first page. */
  get(place: string): Promise<Answer> {
    const { href } = new URL(place, this.address);
    const known = this.answers.get(href);
    if (known) return known;
    const answer = this.fetched(href);
    this.answers.set(href, answer);
    return answer;
  }

  /** An answer of status 0 is a server that can't be reached. */
  private async fetched(href: string): Promise<Answer> {
    try {
      const response = await this.ask(href, {
        headers: { "User-Agent": "Mozilla/5.0 (compatible; check-online)" },
        signal: AbortSignal.timeout(30_000),
      });
      const { status, url, headers } = response;
      return { status, url: url || href, headers, text: await response.text() };
    } catch {
      return { status: 0, url: href, headers: new Headers(), text: "" };
    }
  }

  /** The address that the first page names as its own. */
  async canonical(): Promise<string | undefined> {
    return attributesIn((await this.get("")).text, /rel="canonical"/, "href")[0];
  }

  /** The pages, where they are seen from the first one, even if they were built for another address. */
  async pages(): Promise<readonly string[]> {
    const home = (await this.canonical()) ?? "";
    return (await this.sitemap()).map((page) =>
      page.startsWith(home) ? this.address + page.slice(home.length) : page,
    );
  }

  /** The pages' addresses, as the sitemap has them. */
  async sitemap(): Promise<readonly string[]> {
    const index = await this.get("sitemap-index.xml");
    // They may be written for another address.
    const names = locations(index.text).map((it) => it.split("/").at(-1) ?? "");
    const maps = await Promise.all(names.map((name) => this.get(name)));
    return maps.flatMap(({ text }) => locations(text));
  }
}

export interface Answer {
  readonly status: number;
  /** The address at last, after redirects. */
  readonly url: string;
  readonly headers: Headers;
  readonly text: string;
}

const unescaped = (text: string): string => text.replaceAll("&amp;", "&");

const locations = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => unescaped(address));

/** The values of an attribute in all elements that a pattern fits, in the HTML that the build writes. */
export const attributesIn = (html: string, element: RegExp, name: string): readonly string[] =>
  [...html.matchAll(/<(?:a|iframe|link|meta|script)\b[^>]*>/g)]
    .filter(([tag]) => element.test(tag))
    .flatMap(([tag]) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? [])
    .map(unescaped);
