import type { Clock } from '../ports.ts'
import type { Environment } from '../shared/environment.ts'
import { type Failure, failed } from '../shared/failure.ts'
import { type Charts, type FileName, loadChart, loadedChart } from './charts.ts'

/** As for every read. */
const RETRY_FIRST_MS = 1_000
const RETRY_LAST_MS = 30_000

export type OnUse<Name extends FileName> = {
  name: Name
  environment: Environment
  clock: Clock
  /** Called once, at once where the chart is loaded already. */
  ready(chart: Charts[Name]): void
  /** The file did not come. It is asked for again, also by `wake`. */
  failed(failure: Failure): void
}

/** A file that is needed once, by a request. Rejects with a failure, as the request would. */
export const fileOf = async <Name extends FileName>(name: Name): Promise<Charts[Name]> =>
  loadedChart(name) ??
  loadChart(name).catch((error: unknown) => {
    throw failed('network', `${name}: ${error}`)
  })

/** How a load under way is given up, or hastened: `retry` does nothing while the file is on its way. */
export type Loading = { stop(): void; retry(): void }

/** Loads a chart until it is there. */
export function onUse<Name extends FileName>({ name, environment, clock, ...callbacks }: OnUse<Name>): Loading {
  const there = loadedChart(name)
  if (there !== undefined) {
    callbacks.ready(there)
    return { stop: () => undefined, retry: () => undefined }
  }
  let tries = 0
  let timer: unknown
  let isOver = false
  let isWaiting = false
  function stop() {
    isOver = true
    clock.clearTimeout(timer)
    unsubscribe()
  }
  async function load() {
    clock.clearTimeout(timer)
    isWaiting = false
    const chart = await fileOf(name).catch((failure: Failure) => failure)
    if (isOver) return
    if (!('kind' in chart)) {
      stop()
      return callbacks.ready(chart)
    }
    isWaiting = true
    timer = clock.setTimeout(() => void load(), Math.min(RETRY_FIRST_MS * 2 ** tries, RETRY_LAST_MS))
    tries += 1
    callbacks.failed(chart)
  }
  function retry() {
    if (isWaiting && !isOver) void load()
  }
  const unsubscribe = environment.subscribe({
    next: ({ type }) => type === 'wake' && retry(),
    disposed: stop,
  })
  if (!environment.isDisposed) void load()
  return { stop, retry }
}
