import { TIMEOUT_MS } from '../client/send.ts'
import type { Clock } from '../ports.ts'
import type { Environment } from '../shared/environment.ts'
import { type Failure, failed } from '../shared/failure.ts'
import { inTime } from '../shared/in-time.ts'
import { type ChartName, loadedPart, loadPart, type PartName, type Parts } from './charts.ts'

/** As for every read. */
const RETRY_FIRST_MS = 1_000
const RETRY_LAST_MS = 30_000

export type OnUse<Name extends ChartName> = {
  name: Name
  environment: Environment
  clock: Clock
  /** Called once, at once where the chart is loaded already. */
  ready(chart: Parts[Name]): void
  /** The file did not come, or not in time. It is asked for again, also by `wake`. */
  failed(failure: Failure): void
}

/** What is loaded already, or comes as soon as a request may take. Rejects with a failure, as a request would. */
export const partInTime = <Name extends PartName>(name: Name, clock: Clock) =>
  inTime(load(name), clock, TIMEOUT_MS, () => failed('timeout', 'No answer'))

const load = async <Name extends PartName>(name: Name): Promise<Parts[Name]> =>
  loadedPart(name) ??
  loadPart(name).catch((error: unknown) => {
    throw failed('network', `${name}: ${error}`)
  })

/** How a load under way is given up, or hastened: `retry` does nothing while the file is on its way. */
export type Loading = { stop(): void; retry(): void }

/** Loads a chart until it is there. */
export function onUse<Name extends ChartName>({ name, environment, clock, ...callbacks }: OnUse<Name>): Loading {
  const there = loadedPart(name)
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
  async function loadOnce() {
    clock.clearTimeout(timer)
    isWaiting = false
    const chart = await partInTime(name, clock).catch((failure: Failure) => failure)
    if (isOver) return
    if (!('kind' in chart)) {
      stop()
      return callbacks.ready(chart)
    }
    isWaiting = true
    timer = clock.setTimeout(() => void loadOnce(), Math.min(RETRY_FIRST_MS * 2 ** tries, RETRY_LAST_MS))
    tries += 1
    callbacks.failed(chart)
  }
  function retry() {
    if (isWaiting && !isOver) void loadOnce()
  }
  const unsubscribe = environment.subscribe({
    next: ({ type }) => type === 'wake' && retry(),
    disposed: stop,
  })
  if (!environment.isDisposed) void loadOnce()
  return { stop, retry }
}
