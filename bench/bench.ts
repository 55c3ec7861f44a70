import type { Figure } from './figure.ts'

export type Circumstances = {
  /** Prints progress on the terminal, so that a long bench visibly runs. */
  say(line: string): void
  /** The duration of the timed part, where a bench has one; without it the bench's default. */
  minutes: number | undefined
  /** Which sizes to measure, by their names, where a bench has several; all without. */
  sizes: string[] | undefined
}

/** One section of docs/figures.md. */
export type Bench = {
  title: string
  /** A sentence or two for readers of the figures. */
  about: string
  measure(circumstances: Circumstances): Promise<Figure[]>
}
