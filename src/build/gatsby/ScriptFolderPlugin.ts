/** What the plugin uses of webpack's compiler, whose types Gatsby does not hand on. */
interface Compiler {
  options: {
    output: { filename?: string; chunkFilename?: string };
    plugins: { constructor: { name: string }; options?: object }[];
  };
}

// Ten digits of the hash tell a file from all its earlier ones, and are half as many in each page and in webpack's list of them.
const NAME = "static/[name]-[contenthash:10]";

/**
 * Puts scripts and styles into `/static/`, where Gatsby's fonts and pictures are: everything with a hash of its content in its
 * address is below one path then, and one rule in `_headers` lets browsers keep it. (Hosts differ in what a star
 * inside a file name means, and a page that is kept for ever by mistake could not be called back.) It is a plugin because
 * `setWebpackConfig` ignores `output`.
 *
 * The price: Gatsby's `chunk-map.json` knows scripts at the root only, so a `Link` fetches the next page's data ahead but
 * not its script. There is one, on the page for unknown addresses.
 */
export class ScriptFolderPlugin {
  apply({ options: { output, plugins } }: Compiler): void {
    output.filename = output.chunkFilename = `${NAME}.js`;
    const styles = plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
    Object.assign(styles?.options ?? {}, { filename: `${NAME}.css`, chunkFilename: `${NAME}.css` });
  }
}
