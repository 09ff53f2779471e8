/** The owner's script that counts visits. */
export interface AnalyticsSlot {
  /** An address, or a path on this site. */
  readonly src: string;
  /** As the attribute of this name; scripts from elsewhere have one. */
  readonly integrity?: string;
}
