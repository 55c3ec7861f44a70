import { fromCallback, fromPromise } from 'xstate'
import type { Send } from '../client/api.ts'
import type { Clock, Lock, Report, StoredSession, TokenStore } from '../ports.ts'
import { checkAgainMs } from '../shared/checking.ts'
import type { Failure } from '../shared/failure.ts'
import { locked } from './locked.ts'
import type { FarewellEvent, Renewal } from './session.types.ts'
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

/** Then the session ends on the server by its own age. */
export const LOGOUT_TRIES = 10

/** Longer rests would look like being signed out. */
const LONGEST_REST_MS = 60_000

export function sessionActors({ send, tokens, lock, lockName, clock, report }: SessionPorts) {
  const read = () => readStored(tokens, report)
  const post = (call: 'refresh-token' | 'logout', refreshToken: string) =>
    send({
      method: 'POST',
      path: `/api/v1/user/auth/${call}`,
      init: { body: { refreshToken }, keepalive: call === 'logout' },
    })

  async function renew(held: StoredSession, signal: AbortSignal): Promise<Renewal> {
    const stored = await read()
    if (stored === null) return ended('elsewhere')
    if (differs(stored, held) && stored.accessToken !== null) return { found: { session: stored }, restMs: 0 }

    const { data, error } = await post('refresh-token', stored.refreshToken)
    const session = sessionIn(data)
    if (session === null && error !== undefined && !isRefusal(error)) {
      report({ what: 'The session is not renewed', failure: error })
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
    forget: fromPromise<string | null, { session: StoredSession | null }>(async ({ input }) => {
      const session = input.session ?? (await read())
      await tokens.clear()
      return session?.refreshToken ?? null
    }),
    /** Tells the server who has signed out, again while that fails. What it still has to tell is in memory alone. */
    farewell: fromCallback<FarewellEvent>(({ receive }) => {
      let owed: string | null = null
      let tries = 0
      let timer: unknown
      async function tell() {
        clock.clearTimeout(timer)
        const told = owed
        if (told === null) return
        tries += 1
        const { error } = await post('logout', told)
        if (owed !== told) return
        clock.clearTimeout(timer)
        if (error && tries < LOGOUT_TRIES)
          timer = clock.setTimeout(tell, Math.max((error.retryAfter ?? 0) * 1000, checkAgainMs({ checks: tries })))
        else owed = null
      }
      receive((event) => {
        if (event.type === 'signed.out' && event.refreshToken !== null) {
          owed = event.refreshToken
          tries = 0
        }
        void tell()
      })
      return () => {
        owed = null
        clock.clearTimeout(timer)
      }
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
