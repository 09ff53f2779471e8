/** Components know no class names in unit tests. */
export {};
