/** The used part of webpack's compiler, whose types Gatsby does not export. */
interface Compiler {
  options: {
    output: { filename?: string; chunkFilename?: string };
    plugins: { constructor: { name: string }; options?: object }[];
  };
}

const NAME = "static/[name]-[contenthash:10]";

/**
 * Puts scripts and styles into `/static/` beside Gatsby's pictures, so that one rule in `_headers` lets browsers keep all files
 * with a hash in their address. It is a plugin because `setWebpackConfig` ignores `output`.
 *
 * The price: Gatsby's `chunk-map.json` knows scripts at the root only, so a `Link` prefetches the next page's data, not its script.
 */
export class ScriptFolderPlugin {
  apply({ options: { output, plugins } }: Compiler): void {
    output.filename = output.chunkFilename = `${NAME}.js`;
    const styles = plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
    Object.assign(styles?.options ?? {}, { filename: `${NAME}.css`, chunkFilename: `${NAME}.css` });
  }
}
