/** What the items of every list say; the places are counted from 1. */
export const listItem = (name: string, index: number) => ({
  "@type": "ListItem",
  position: index + 1,
  name,
});
