import type { Store, Yoyaku } from '@yoyaku/core'
import { createYoyaku } from '@yoyaku/core'
import { memoryTokens } from '@yoyaku/core/browser'
import type { Api } from '@yoyaku/core/types'
import { settle } from '../clock.ts'
import { FakeSockets } from '../sockets.ts'
import { ReplayClock } from './replay-clock.ts'
import { dataOf, type Entry, requestPath, type Transcript, type ViewName } from './transcript.ts'

/** A difference between a transcript and its replay. */
export type Difference = { where: string; recorded: unknown; replayed: unknown }

type Waiting = { method: string; path: string; resolve(response: Response): void; reject(error: Error): void }

/**
 * Plays a transcript again with no network and no real time: requests are answered and timers run where they were in the recording.
 * Resolves with the differences; an empty list if there are none. Rejects with a `TypeError` if the transcript is of another version.
 */
export async function replay(transcript: Transcript): Promise<Difference[]> {
  const { version, startedAt, locale, currency, live = true, stored, entries } = transcript
  if (version !== 3) throw new TypeError(`The transcript is of version ${version}; this replay needs version 3`)
  const clock = new ReplayClock(startedAt)
  const sockets = new FakeSockets()
  sockets.opens = 'by hand'
  sockets.answersPings = false
  const tokenStore = memoryTokens()
  if (stored !== null) await tokenStore.set(stored)
  const waiting: Waiting[] = []
  const requests = new Map<number, Waiting>()
  const differences: Difference[] = []
  const wakes = new Set<() => void>()
  const sdk = createYoyaku({
    baseUrl: 'http://transcript.test',
    locale,
    currency,
    live,
    tokenStore,
    clock,
    WebSocket: sockets.WebSocket,
    onWake: (listener) => {
      wakes.add(listener)
      return () => wakes.delete(listener)
    },
    fetch: (url, { method }) =>
      new Promise((resolve, reject) => {
        waiting.push({ method, path: requestPath(url), resolve, reject })
      }),
  })
  const views = new Map<ViewName, Store<object>>()
  const seen: { view: ViewName; value: unknown }[] = []
  const watch = (name: ViewName, view: Store<object>) => {
    views.set(name, view)
    view.subscribe((value) => void seen.push({ view: name, value: dataOf(value) }))
  }
  watch('auth', sdk.auth)
  watch('live', sdk.live)
  watch('notifications', sdk.notifications)

  function play(entry: Entry) {
    if (entry.kind === 'flow') watch(entry.view, opened(sdk, entry))
    if (entry.kind === 'act') act(entry)
    if (entry.kind === 'call') callOf(sdk, entry.method)(entry.path, entry.init)
    if (entry.kind === 'read')
      void readOf(
        sdk,
        entry.query,
      )(...entry.args)
        .queryFn()
        .catch(() => undefined)
    if (entry.kind === 'setting') {
      if (entry.locale !== undefined) sdk.setLocale(entry.locale)
      if (entry.currency !== undefined) sdk.setCurrency(entry.currency)
    }
    if (entry.kind === 'request') {
      const index = waiting.findIndex(({ method, path }) => method === entry.method && path === entry.path)
      const [found] = index < 0 ? [] : waiting.splice(index, 1)
      if (found !== undefined) requests.set(entry.id, found)
      else differences.push({ where: 'request', recorded: `${entry.method} ${entry.path}`, replayed: null })
    }
    if (entry.kind === 'answer') {
      requests.get(entry.id)?.resolve(new Response(entry.text, { status: entry.status, headers: entry.headers }))
    }
    if (entry.kind === 'lost') {
      const { error, message } = entry
      requests.get(entry.id)?.reject(Object.assign(new Error(message), { name: error }))
    }
    if (entry.kind === 'timer' && !clock.run(entry.due)) {
      differences.push({ where: 'timer', recorded: entry.due, replayed: null })
    }
    if (entry.kind === 'wake') for (const wake of [...wakes]) wake()
    if (entry.kind === 'disposed') sdk.dispose()
    if (entry.kind === 'opened') sockets.all[entry.socket - 1]?.accept()
    if (entry.kind === 'frame') sockets.all[entry.socket - 1]?.receive(entry.data)
    if (entry.kind === 'closed') sockets.all[entry.socket - 1]?.end(entry.code ?? 1006)
  }

  function act({ view, act: name, args }: Extract<Entry, { kind: 'act' }>) {
    try {
      // JSON has null for an argument that was not given.
      actOf(views.get(view), name)?.(...args.map((arg) => arg ?? undefined))
    } catch {
      // It threw in the recording, too: an argument that the command refuses changes nothing.
    }
  }

  await settle()
  for (const entry of entries) {
    clock.moveTo(entry.at)
    play(entry)
    await settle()
  }
  // What the end of the replay makes the views show is no part of it.
  const replayed = [...seen]
  sdk.dispose()
  for (const { method, path } of waiting) {
    differences.push({ where: 'request', recorded: null, replayed: `${method} ${path}` })
  }
  return [...differences, ...differencesOfViews(entries, replayed)]
}

/** View by view: what was shown, in its order. */
function differencesOfViews(entries: Entry[], seen: { view: ViewName; value: unknown }[]): Difference[] {
  const shown = entries.flatMap((entry) => (entry.kind === 'seen' ? [entry] : []))
  const names = [...new Set([...shown, ...seen].map(({ view }) => view))]
  return names.flatMap((name) => {
    const before = shown.filter(({ view }) => view === name).map(({ value }) => value)
    const after = seen.filter(({ view }) => view === name).map(({ value }) => value)
    const first = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index).find(
      (index) => JSON.stringify(before[index]) !== JSON.stringify(after[index]),
    )
    return first === undefined
      ? []
      : [{ where: `${name}, value ${first + 1}`, recorded: before[first] ?? null, replayed: after[first] ?? null }]
  })
}

function opened(sdk: Yoyaku, { view, options }: Extract<Entry, { kind: 'flow' }>): Store<object> {
  if (view.startsWith('reservation')) return sdk.startReservation(options as Parameters<Yoyaku['startReservation']>[0])
  if (view.startsWith('reschedule')) return sdk.startReschedule(options as Parameters<Yoyaku['startReschedule']>[0])
  if (view.startsWith('waitingList')) return sdk.startWaitingList()
  if (view.startsWith('cancellation'))
    return sdk.startCancellation(options as Parameters<Yoyaku['startCancellation']>[0])
  return sdk.startSignIn((options ?? {}) as Parameters<Yoyaku['startSignIn']>[0])
}

const callOf = (sdk: Yoyaku, method: keyof Api) => sdk.api[method] as unknown as (path: string, init: object) => unknown

type Read = (...args: unknown[]) => { queryFn(): Promise<unknown> }
const readOf = (sdk: Yoyaku, name: string) => (sdk.queries as unknown as Record<string, Read>)[name] as Read

function actOf(store: Store<object> | undefined, name: string): ((...args: unknown[]) => void) | undefined {
  const found: unknown = store && Object.entries(store).find(([act]) => act === name)?.[1]
  return typeof found === 'function' ? (found as (...args: unknown[]) => void) : undefined
}
