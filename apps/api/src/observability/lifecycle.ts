import { createLog } from './log.ts'
import { revision } from './revision.ts'

export type Lifecycle = {
  /** `sentences` are for a person at a terminal. */
  started(details: { port: number }, sentences: readonly string[]): void
  stopping(signal: string): void
  stopped(): void
  failed(error: unknown): void
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Reports start and end of the process: lines of the log in production, elsewhere sentences for a person. */
export function createLifecycle(production = process.env.NODE_ENV === 'production'): Lifecycle {
  const log = production ? createLog('info') : null
  let stoppingSince = 0
  return {
    started({ port }, sentences) {
      if (log === null) sentences.forEach(print)
      else log.info({ ...revision, port }, 'started')
    },
    stopping(signal) {
      stoppingSince = performance.now()
      log?.info({ signal }, 'stopping')
    },
    stopped: () => log?.info({ seconds: Math.round(performance.now() - stoppingSince) / 1000 }, 'stopped'),
    failed(error) {
      const message = error instanceof Error ? error.message : String(error)
      if (log === null) process.stderr.write(`${message}\n`)
      else log.fatal(message)
    },
  }
}
