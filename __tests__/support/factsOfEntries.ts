/** The beginning of each line of facts on the résumé's page: the employer, and the time there. */
export const factsOfEntries = (page: Document | undefined): readonly string[] =>
  [...(page?.querySelectorAll('[data-part="facts"]') ?? [])]
    .map(({ textContent }) => (textContent ?? "").split(" · ").slice(0, 2).join(" · "))
    .filter((text) => /\d{4}/.test(text));
