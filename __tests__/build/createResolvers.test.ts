import type { CreateResolversArgs } from "gatsby";
import { createResolvers } from "../../src/build/gatsby/createResolvers";

type Resolvers = Record<"SiteInfo", { home: { resolve(site: { siteUrl: string }): string } }>;

const homeOf = (siteUrl: string, basePath: string): string | undefined => {
  let home: string | undefined;
  const take = ({ SiteInfo }: Resolvers) => {
    home = SiteInfo.home.resolve({ siteUrl });
  };
  const args = { createResolvers: take, basePath } as unknown as CreateResolversArgs;
  createResolvers?.(args, { plugins: [] }, () => undefined);
  return home;
};

test.each([
  ["https://example.com", "", "https://example.com/"],
  ["https://example.com/", "", "https://example.com/"],
  ["https://example.com", "/portfolio", "https://example.com/portfolio/"],
  ["https://example.com/portfolio/", "/portfolio", "https://example.com/portfolio/"],
  ["https://EXAMPLE.com", "", "https://example.com/"],
])("a site at %s with the prefix %j begins at %s", (siteUrl, basePath, home) => {
  expect(homeOf(siteUrl, basePath)).toBe(home);
});
