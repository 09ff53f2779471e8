// `-!` keeps the other loaders away: this is the file as it was written, not as it runs.
export { default as controlFactoryHtml } from "-!./controlFactory.tsx?coloured";
