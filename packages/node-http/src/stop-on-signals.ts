import { setTimeout } from 'node:timers/promises'

const LAST_WORDS_MS = 500

/** Not by itself: timers, and lines that nobody reads, would keep the process. */
async function end(): Promise<never> {
  const written = new Promise((resolve) => process.stdout.write('', resolve))
  await Promise.race([written, setTimeout(LAST_WORDS_MS)])
  process.exit()
}

/** A supervisor that signals the whole group and npm, which passes it on, mean one wish. */
const SAME_WISH_MS = 250

/** The first signal ends the process when `stop` is done; a later one does not wait. */
export function stopOnSignals(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let since: number | null = null
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      const now = performance.now()
      if (since !== null && now - since > SAME_WISH_MS) process.exit(1)
      if (since === null) void stop(signal).then(end)
      since ??= now
    })
  }
}
