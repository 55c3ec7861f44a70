import { fromPromise } from 'xstate'
import type { Send } from '../client/api.ts'
import type { Clock, Lock, Report, StoredSession, TokenStore } from '../ports.ts'
import type { Failure } from '../shared/failure.ts'
import { locked } from './locked.ts'
import type { Renewal } from './session.types.ts'
import { readStored, sessionIn } from './stored.ts'

export type SessionPorts = {
  /** Bare: a refresh never goes through the session that waits for it. */
  send: Send
  tokens: TokenStore
  lock: Lock | undefined
  lockName: string
  clock: Clock
  report: Report
}

/** Longer rests would look like being signed out. */
const LONGEST_REST_MS = 60_000

export function sessionActors({ send, tokens, lock, lockName, clock, report }: SessionPorts) {
  const read = () => readStored(tokens, report)
  const post = (path: string, refreshToken: string) => send({ method: 'POST', path, init: { body: { refreshToken } } })

  async function renew(held: StoredSession, signal: AbortSignal): Promise<Renewal> {
    const stored = await read()
    if (stored === null) return ended('elsewhere')
    if (differs(stored, held) && stored.accessToken !== null) return { found: { session: stored }, restMs: 0 }

    const { data, error } = await post('/api/v1/user/auth/refresh-token', stored.refreshToken)
    const session = sessionIn(data)
    if (session === null && error !== undefined && !isRefusal(error)) {
      report({ what: 'The session could not be renewed now', failure: error })
      return { found: null, restMs: Math.min((error.retryAfter ?? 0) * 1000, LONGEST_REST_MS) }
    }

    const latest = await read()
    if (signal.aborted) return { found: null, restMs: 0 }
    if (latest === null) return ended('elsewhere')
    if (differs(latest, stored)) return { found: { session: latest }, restMs: 0 }
    if (session === null) {
      await tokens.clear()
      return ended('refused')
    }
    await tokens.set(session)
    return { found: { session }, restMs: 0 }
  }

  return {
    read: fromPromise(read),
    keep: fromPromise<void, { session: StoredSession | null }>(async ({ input }) => {
      if (input.session !== null) await tokens.set(input.session)
    }),
    refresh: fromPromise<Renewal, { session: StoredSession }>(({ input, signal }) =>
      locked(lock, clock, lockName, () => renew(input.session, signal)),
    ),
    forget: fromPromise<void, { session: StoredSession | null }>(async ({ input }) => {
      const session = input.session ?? (await read())
      await tokens.clear()
      if (session !== null) void post('/api/v1/user/auth/logout', session.refreshToken)
    }),
  }
}

const ended = (reason: 'elsewhere' | 'refused'): Renewal => ({ found: { session: null, reason }, restMs: 0 })

/** An access token that has left its cookie is no difference. */
const differs = (one: StoredSession, other: StoredSession) =>
  one.refreshToken !== other.refreshToken || (one.accessToken !== null && one.accessToken !== other.accessToken)

/** The server says no (4xx that does not pass), or says yes without a session. Everything else is an outage. */
const isRefusal = ({ status }: Failure) =>
  status !== null &&
  ((status >= 200 && status < 300) || (status >= 400 && status < 500 && ![408, 425, 429].includes(status)))
