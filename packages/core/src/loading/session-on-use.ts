import type { StoredSession } from '../ports.ts'
import type { RunningSession, SessionDependencies } from '../session/session.start.ts'
import type { Event, Session, SessionState } from '../session/session.types.ts'
import { readStored } from '../session/stored-session.ts'
import type { Environment } from '../shared/environment.ts'
import { until } from '../shared/until.ts'
import { loadedPart, loadPart, type Parts } from './charts.ts'
import { onUse } from './on-use.ts'
import { standIn } from './stand-in.ts'

const UNKNOWN: SessionState = { status: 'unknown', isSettled: false, session: null }
const ANONYMOUS: SessionState = { status: 'anonymous', isSettled: true, session: null }

/** What a person did: it counts even where the SDK ends before the chart is there. */
const isAct = ({ type }: Event) => type === 'signed.in' || type === 'sign.out'

/** Somebody else may have changed the storage. */
const isHint = ({ type }: Event) => type === 'storage.changed' || type === 'wake'

export type SessionOnUse = Session & {
  /** Loads the chart before it is needed. */
  load(): void
  /** For good; twice if you like. */
  dispose(): void
}

/**
 * The session. Its chart is loaded once somebody is or was signed in, or signs in: as long as the store holds nothing, nobody is there, and
 * nothing else is decided here. Once the chart is needed, who is there is unknown until it runs; what happens meanwhile is sent to it then.
 */
export function sessionOnUse({
  environment,
  ...dependencies
}: SessionDependencies & { environment: Environment }): SessionOnUse {
  const { tokens, report, clock, ended } = dependencies
  const { view, show, become } = standIn(UNKNOWN)
  const waiting: Event[] = []
  type Answer = Promise<StoredSession | null>
  let latest: Answer | null = null
  /** What the store answered at the start; the chart begins with it. */
  let first: Answer | null = null
  let isEmpty = false
  let isLoading = false
  let isNeeded = false
  let isOver = false
  let begun: RunningSession | null = null
  /** The same, once it is past its start. */
  let running: RunningSession | null = null

  function ask() {
    const answer = readStored(tokens, report).catch(() => null)
    latest = answer
    if (!isEmpty) first = answer
    void answer.then((found) => {
      if (isOver || latest !== answer) return
      // In another tab.
      if (isEmpty) return found !== null && need({ type: 'session.found', session: found })
      if (begun !== null) return
      if (found !== null) return need()
      isEmpty = true
      show(ANONYMOUS)
    })
  }

  function load() {
    if (isLoading || isOver) return
    isLoading = true
    onUse({
      name: 'session',
      environment,
      clock,
      ready: (chart) => void begin(chart),
      failed: (failure) => report({ what: 'The session did not load', failure }),
    })
  }

  function need(event?: Event) {
    if (running !== null) return event && running.send(event)
    // A page can wake for days without a network: twice in a row is once.
    if (event && !(isHint(event) && event.type === waiting.at(-1)?.type)) waiting.push(event)
    isNeeded = true
    load()
    if (running === null) show(UNKNOWN)
  }

  async function begin({ startSession }: Parts['session']) {
    const chart = startSession(dependencies, first)
    begun = chart
    if (isEmpty) await until(chart.state, ({ status }) => status !== 'unknown')
    running = chart
    // First, so that no request that waits goes out in between.
    sendWaiting()
    become(chart.state)
  }

  function sendWaiting() {
    for (const event of waiting.splice(0)) begun?.send(event)
  }

  function end() {
    sendWaiting()
    begun?.stop()
  }

  function dispose() {
    if (isOver) return
    isOver = true
    if (running === null) show({ ...view.get(), isSettled: true })
    if (begun !== null || !waiting.some(isAct)) return end()
    void loadPart('session').then(({ startSession }) => {
      begun = startSession(dependencies, first)
      end()
    }, end)
  }

  function forget() {
    ended('signed-out')
    return tokens.clear()
  }

  if (loadedPart('session') !== undefined) load()
  else ask()
  return {
    state: view,
    get endings() {
      return begun?.endings ?? 0
    },
    get sendAsMember() {
      return begun?.sendAsMember
    },
    send(event) {
      if (isOver) return event.type === 'sign.out' ? forget() : undefined
      if (running !== null) return running.send(event)
      if (isNeeded || event.type === 'signed.in' || (event.type === 'sign.out' && !isEmpty)) need(event)
      else if (isHint(event)) ask()
    },
    load,
    dispose,
  }
}
