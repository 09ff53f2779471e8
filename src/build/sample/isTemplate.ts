/** The sample's owner. As long as a site is theirs, it is the template itself, whose sample is to stay. */
const SAMPLE_OWNER = "Alex Example";

export const isTemplate = (ownerName: string): boolean => ownerName === SAMPLE_OWNER;
