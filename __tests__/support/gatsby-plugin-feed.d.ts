/** What a test runs of the plugin, which comes without types. */
declare module "gatsby-plugin-feed/gatsby-node" {
  export function onPostBuild(
    gatsby: { graphql(query: string): Promise<{ data: unknown }>; reporter: Console },
    options: object,
  ): Promise<void>;
}
