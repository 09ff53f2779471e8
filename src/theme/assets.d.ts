declare module "*.module.css" {
  /** The names of a module's classes. */
  const styles: Readonly<Record<string, string>>;
  export = styles;
}

declare module "*.css";
