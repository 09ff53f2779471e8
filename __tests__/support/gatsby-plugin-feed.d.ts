/** The part of the plugin that a test runs. The package has no types. */
declare module "gatsby-plugin-feed/gatsby-node" {
  export function onPostBuild(
    gatsby: { graphql(query: string): Promise<{ data: unknown }>; reporter: Console },
    options: object,
  ): Promise<void>;
}
