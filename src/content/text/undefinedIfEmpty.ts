/** JSON leaves out an empty list as a property. */
export const undefinedIfEmpty = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length > 0 ? items : undefined;
