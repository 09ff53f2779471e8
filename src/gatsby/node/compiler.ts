interface Hook<Given> {
  tap: (plugin: string, listener: (given: Given) => void) => void;
}

/** The used part of webpack's compiler, whose types Gatsby does not export. */
export interface Compiler {
  readonly webpack: { readonly WebpackError: new (message: string) => Error };
  readonly watching?: { invalidate: () => void };
  readonly hooks: {
    readonly done: Hook<{ readonly compilation: { readonly errors: Error[] } }>;
    readonly afterEmit: Hook<{
      readonly namedChunkGroups: ReadonlyMap<string, { getFiles: () => readonly string[] }>;
    }>;
  };
  readonly options: {
    readonly output: {
      filename?: string;
      chunkFilename?: string;
      clean?: { keep: (asset: string) => boolean };
    };
    readonly plugins: { constructor: { name: string }; options?: object }[];
    readonly module: {
      rules: { oneOf?: { use?: { options?: { modules?: { localIdentName?: string } } }[] }[] }[];
    };
  };
}
