/** The first signal ends the process when everything under way is done; the second one does not wait. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      void stop()
    })
  }
}
