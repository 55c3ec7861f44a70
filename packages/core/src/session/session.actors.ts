import { fromCallback, fromPromise } from 'xstate'
import type { Api } from '../http/api.ts'
import type { Failure } from '../http/failure.ts'
import { checkAgainMs } from '../http/unknown-outcome.ts'
import type { Clock, Lock, OnProblem, StoredSession, TokenStore } from '../ports/index.ts'
import { refreshed, storedSession } from '../ports/stored-session.ts'
import { locked } from './locked.ts'
import type { EndReason, Renewal, RevocationEvent } from './session.types.ts'

export type SessionPorts = {
  /** Bare: a refresh never goes through the session that waits for it. Also sends after `dispose`. */
  api: Api
  tokenStore: TokenStore
  lock: Lock | undefined
  lockName: string
  clock: Clock
  onProblem: OnProblem
}

/** Tries by itself; after them only each wake tries again. A session whose end the server never learns of ends there by its age. */
export const LOGOUT_TRIES = 10

/** A longer wait would look like being signed out. */
const LONGEST_COOLDOWN_MS = 60_000

export function sessionActors({ api, tokenStore, lock, lockName, clock, onProblem }: SessionPorts) {
  /** The stored session, once it is validated. An invalid one is cleared and reported. */
  async function read(): Promise<StoredSession | null> {
    const found = (await tokenStore.get()) ?? null
    if (found === null) return null
    const { success, data } = storedSession.safeParse(found)
    if (success) return data
    onProblem({ code: 'SESSION_UNREADABLE', message: 'The session is unreadable' })
    await tokenStore.clear()
    return null
  }

  const post = (call: 'refresh-token' | 'logout', refreshToken: string) =>
    api.POST(`/api/v1/user/auth/${call}`, { body: { refreshToken }, keepalive: call === 'logout' })

  async function renew(held: StoredSession, signal: AbortSignal): Promise<Renewal> {
    const stored = await read()
    if (stored === null) return ended('expired')
    if (differs(stored, held) && stored.accessToken !== null) return { found: { session: stored }, cooldownMs: 0 }

    const { data, error } = await post('refresh-token', stored.refreshToken)
    const session = sessionIn(data)
    if (session === null && error !== undefined && !isRefusal(error)) {
      onProblem({ code: 'SESSION_NOT_RENEWED', message: 'The session is not renewed', failure: error })
      return { found: null, cooldownMs: Math.min((error.retryAfter ?? 0) * 1000, LONGEST_COOLDOWN_MS) }
    }

    const latest = await read()
    if (signal.aborted) return { found: null, cooldownMs: 0 }
    if (latest === null) return ended('signed-out-elsewhere')
    if (differs(latest, stored)) return { found: { session: latest }, cooldownMs: 0 }
    if (session === null) {
      await tokenStore.clear()
      return ended('expired')
    }
    await tokenStore.set(session)
    return { found: { session }, cooldownMs: 0 }
  }

  /** Sign-outs that the server does not know of yet, by refresh token: in memory alone. */
  const revoking = new Map<string, () => void>()
  const timers = new Map<string, unknown>()
  let isOver = false
  /** The refresh token of who signed in last here; a renewed one is not noted. */
  let storedToken: string | null = null

  /** Revokes signed-out sessions on the server, and retries; at least one request is sent, even where the SDK ends at the same moment. */
  function revoke(refreshToken: string) {
    let tries = 0
    let isAsking = false
    async function attempt() {
      if (isAsking) return
      clock.clearTimeout(timers.get(refreshToken))
      isAsking = true
      const { error } = await post('logout', refreshToken)
      isAsking = false
      if (error !== undefined && !isOver && !isRefusedLogout(error)) {
        if (tries < LOGOUT_TRIES)
          timers.set(refreshToken, clock.setTimeout(attemptInTime, checkAgainMs({ checks: tries, failure: error })))
        return
      }
      revoking.delete(refreshToken)
      timers.delete(refreshToken)
    }
    function attemptInTime() {
      tries += 1
      return attempt()
    }
    revoking.set(refreshToken, attempt)
    void attemptInTime()
  }

  return {
    read: fromPromise(read),
    store: fromPromise<void, { session: StoredSession | null }>(async ({ input: { session } }) => {
      if (session === null) return
      storedToken = session.refreshToken
      await tokenStore.set(session)
    }),
    refresh: fromPromise<Renewal, { session: StoredSession }>(({ input, signal }) =>
      locked(lock, clock, lockName, () => renew(input.session, signal)),
    ),
    forget: fromPromise<void, { session: StoredSession | null }>(async ({ input }) => {
      const before = storedToken
      const session = input.session ?? (await read().catch(() => null))
      // Somebody signed in while the store was read: what they stored is theirs, and stays.
      const isReplaced = storedToken !== before
      if (session !== null && !(isReplaced && session.refreshToken === storedToken)) revoke(session.refreshToken)
      if (!isReplaced) await tokenStore.clear()
    }),
    revocations: fromCallback<RevocationEvent>(({ receive }) => {
      receive(() => {
        for (const attempt of revoking.values()) attempt()
      })
      return () => {
        isOver = true
        for (const timer of timers.values()) clock.clearTimeout(timer)
      }
    }),
  }
}

/** The session in the answer to a refresh; null where the answer is no use. */
const sessionIn = (body: unknown): StoredSession | null => refreshed.safeParse(body).data?.data ?? null

const ended = (reason: EndReason): Renewal => ({ found: { session: null, reason }, cooldownMs: 0 })

/** An access token that has left its cookie is no difference. */
const differs = (one: StoredSession, other: StoredSession) =>
  one.refreshToken !== other.refreshToken || (one.accessToken !== null && one.accessToken !== other.accessToken)

/** The server knows no such session. A page of a Wi-Fi (2xx without data) is no answer. */
const isRefusedLogout = (failure: Failure) => failure.kind === 'http' && isRefusal(failure)

/** The server says no (4xx that does not pass), or says yes without a session. Everything else is an outage. */
const isRefusal = ({ status }: Failure) =>
  status !== null &&
  ((status >= 200 && status < 300) || (status >= 400 && status < 500 && ![408, 425, 429].includes(status)))
