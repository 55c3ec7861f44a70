export type TortureOptions = {
  /** How long to go on, where the work has no end of its own; null is as long as usual. */
  seconds: number | null
  seed: number
  /** A pattern for names; the empty text is all. */
  only: string
}

/** Whether all held. */
export type Torture = (options: TortureOptions) => Promise<boolean>
