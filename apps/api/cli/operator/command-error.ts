import type { Hides } from '../import/hides.ts'
import type { Mistake } from '../import/mistakes.ts'

type Details = { mistakes?: readonly Mistake[]; hides?: Hides }

/** The exit codes: 1 rejected, 2 usage error, 3 server unreachable, 4 invalid key. */
export const EXIT = { refused: 1, usage: 2, unreachable: 3, key: 4 } as const

/** An expected failure; its message is for the person at the terminal. */
export class CommandError extends Error {
  readonly exit: number
  /** The mistakes of a catalogue. */
  readonly mistakes: readonly Mistake[]
  /** The numbers of an import that would hide too much. */
  readonly hides: Hides | undefined
  constructor(exit: keyof typeof EXIT, message: string, { mistakes = [], hides }: Details = {}) {
    super(message)
    this.mistakes = mistakes
    this.hides = hides
    this.name = 'CommandError'
    this.exit = EXIT[exit]
  }
}
