import type { Figure } from './figure.ts'

export type Circumstances = {
  /** Says on the terminal how far it is: nobody should wonder whether a long bench still runs. */
  say(line: string): void
  /** How long the part that lasts should last, where a bench has one; its own default without. */
  minutes: number | undefined
  /** Which sizes to measure, by their names, where a bench has several; all without. */
  sizes: string[] | undefined
}

/** One section of docs/figures.md. */
export type Bench = {
  title: string
  /** A sentence or two for whoever reads the figures. */
  about: string
  measure(circumstances: Circumstances): Promise<Figure[]>
}
