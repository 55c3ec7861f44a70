import { createYoyaku } from '@yoyaku/core'
import type { Lock, StoredSession, TokenStore } from '@yoyaku/core/types'
import { FakeSockets, TestClock } from '@yoyaku/testing'
import type { Route } from './charts.ts'
import type { Fixture } from './fixture.ts'
import { gate, pass, refuse } from './gate.ts'
import type { Recorder } from './recorder.ts'
import { type MachineEvent, sharedStore, waitUntil, walk } from './walk.ts'

let people = 0
const ACCESS_TOKEN_LIVES_MS = 15 * 60_000

const another = (session: StoredSession): StoredSession => ({ ...session, user: { ...session.user, id: 'user-jun' } })
const newer = (session: StoredSession): StoredSession => ({ ...session, accessToken: 'newer' })

export async function walkSession({ events, transition }: Route, fixture: Fixture, recorder: Recorder) {
  await fixture.later()
  people += 1
  const email = `session-${people}@example.com`
  const own = await fixture.session(email)
  const requestGate = gate((request) => request.url.endsWith('/refresh-token'))
  const clock = new TestClock(new Date().toISOString())
  const shared = sharedStore()
  const [first] = events
  if (first?.type === 'xstate.done.actor.read' && first.output) shared.write(own)
  const { store } = shared
  let wake: () => void = () => undefined
  const held: TokenStore = {
    ...store,
    get: () => requestGate.through().then(() => store.get()),
    set: (session) => requestGate.through().then(() => store.set(session)),
    clear: () => requestGate.through().then(() => store.clear()),
  }
  const isBroken = events.some(({ type }) => type === 'xstate.error.actor.refresh')
  const brokenLock: Lock = () => {
    throw new Error('The lock is broken')
  }
  const { WebSocket } = new FakeSockets()
  const sdk = createYoyaku({
    baseUrl: fixture.server.origin,
    locale: 'en',
    fetch: requestGate.fetch,
    tokenStore: held,
    clock,
    WebSocket,
    inspect: recorder.inspect,
    onWake: (listener) => {
      wake = listener
      return () => undefined
    },
    ...(isBroken ? { lock: brokenLock } : {}),
  })
  const found = (event: MachineEvent) => {
    if (event.session === null) return null
    return (event.session as StoredSession).user.id === 'user-jun' ? another(own) : newer(own)
  }
  // A lock that throws is not awaited: its effect is there before it can be observed.
  await walk(isBroken ? events.slice(0, -1) : events, {
    chart: 'session',
    clock,
    gate: requestGate,
    recorder,
    actions: {
      async 'signed.in'({ session }) {
        await fixture.server.advance(61_000)
        const isOther = (session as StoredSession).user.id === 'user-jun'
        await fixture.signIn(sdk, isOther ? `other-${email}` : email)
      },
      'sign.out': () => void sdk.auth.signOut(),
      async 'token.rejected'() {
        await fixture.server.advance(ACCESS_TOKEN_LIVES_MS + 1_000)
        void sdk.api.GET('/api/v1/user/me')
      },
      'storage.changed': () => shared.tell(),
      wake: () => wake(),
      'user.changed': () => void sdk.auth.setUser({ ...own.user, firstName: 'Hanako' }),
      /** Nobody says it but a storage that is read again. */
      async 'session.found'(event) {
        const expectedEvent = recorder.listen('session', 'session.found')
        const isFound = () => expectedEvent.hasOccurred() && recorder.taken.has(transition)
        await waitUntil(isFound, `session.found after ${events.map(({ type }) => type)}`, () => {
          requestGate.open()
          shared.write(found(event))
          shared.tell()
        })
      },
      'xstate.done.actor.reread'(event) {
        shared.write(event.output ? newer(own) : null)
        requestGate.open()
        shared.tell()
      },
    },
    ways({ output }) {
      const renewal = output as { found?: unknown; cooldownMs?: number } | undefined
      if (renewal?.found !== null) return pass
      const { cooldownMs = 0 } = renewal
      return cooldownMs > 0
        ? refuse(429, 'RATE_LIMITED', {}, { 'retry-after': String(cooldownMs / 1_000) })
        : refuse(503, 'UNAVAILABLE')
    },
    delays: { COOLDOWN: 5_000 },
  })
  await waitUntil(() => recorder.taken.has(transition), transition)
  sdk.dispose()
}
