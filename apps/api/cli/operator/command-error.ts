import type { Mistake } from '../import/mistakes.ts'

/** The exit codes: 1 rejected, 2 usage error, 3 server unreachable, 4 invalid key. */
export const EXIT = { refused: 1, usage: 2, unreachable: 3, key: 4 } as const

/** An expected failure; its message is for the person at the terminal. */
export class CommandError extends Error {
  readonly exit: number
  /** The mistakes of a catalogue. */
  readonly mistakes: readonly Mistake[]
  constructor(exit: keyof typeof EXIT, message: string, mistakes: readonly Mistake[] = []) {
    super(message)
    this.mistakes = mistakes
    this.name = 'CommandError'
    this.exit = EXIT[exit]
  }
}
