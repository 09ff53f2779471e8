/** The owner's script that counts visits. */
export interface AnalyticsSlot {
  /** An address, or a path on this site. */
  readonly src: string;
  /** Scripts of other hosts have one. */
  readonly integrity?: string;
}
