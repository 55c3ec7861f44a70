/** Returns what `run` does; null where it throws: for what is done without. */
export function attempt<R>(run: () => R): R | null {
  try {
    return run()
  } catch {
    return null
  }
}
