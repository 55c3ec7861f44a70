export type SingleFlight<Result> = {
  /** Resolves to the result of a run that began after this call. Calls that wait for the same run share it. */
  (): Promise<Result>
  /** Resolves when nothing runs or waits, also after a failure. */
  idle(): Promise<void>
}

/** One run at a time: a call during a run starts one more after it, shared by all who call until it starts. */
export function createSingleFlight<Result>(work: () => Promise<Result>): SingleFlight<Result> {
  let current: Promise<Result> | null = null
  let next: Promise<Result> | null = null

  const follow = async () => {
    await current?.catch(() => {})
    current = next
    next = null
    return work()
  }
  const run = () => {
    next ??= follow()
    return next
  }
  return Object.assign(run, {
    async idle() {
      let last: Promise<Result> | null
      do {
        last = next ?? current
        await last?.catch(() => {})
      } while (last !== (next ?? current))
    },
  })
}
