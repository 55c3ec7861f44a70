import { createYoyaku } from '@yoyaku/core'
import type { StoredSession } from '@yoyaku/core/types'
import { FakeSockets, TestClock } from '@yoyaku/testing'
import type { Route } from './charts.ts'
import type { Fixture } from './fixture.ts'
import { gate, passOnly, refuse } from './gate.ts'
import type { Recorder } from './recorder.ts'
import { sharedStore, waitUntil, walk } from './walk.ts'

/** More notifications than the first page has: every booking and every cancellation adds one. */
export async function createManyNotifications(fixture: Fixture, member: StoredSession) {
  for (let round = 0; round < 17; round += 1) await fixture.cancel(member, await fixture.book(member))
}

/** The member of an SDK that opens no live connection. */
const WITHOUT_CONNECTION = 'notifications.off on member.changed #1'

export async function walkNotifications(
  { transition, events }: Route,
  fixture: Fixture,
  recorder: Recorder,
  member: StoredSession,
) {
  const requestGate = gate((request) => request.url.includes('/user/notification'))
  const clock = new TestClock(new Date().toISOString())
  const shared = sharedStore()
  const isAwaited = transition.includes('awaitingConnection')
  const sockets = new FakeSockets()
  sockets.opens = 'by hand'
  const sdk = createYoyaku({
    baseUrl: fixture.server.origin,
    locale: 'en',
    fetch: requestGate.fetch,
    tokenStore: shared.store,
    clock,
    live: transition !== WITHOUT_CONNECTION,
    ...(isAwaited ? { WebSocket: sockets.WebSocket } : {}),
    inspect: recorder.inspect,
  })
  const list = () => sdk.notifications.get()
  async function arrive() {
    await waitUntil(() => sdk.live.get().status === 'online', 'The live connection')
    await fixture.book(member)
  }
  async function arriveUnread() {
    await arrive()
    await waitUntil(() => list().items.some(({ isRead }) => !isRead), 'A notification')
  }
  const firstUnread = () => list().items.find(({ isRead }) => !isRead)?.id ?? ''
  await walk(events, {
    chart: 'notifications',
    clock,
    gate: requestGate,
    recorder,
    actions: {
      async 'member.changed'(event) {
        await waitUntil(() => sdk.auth.get().status !== 'unknown', 'The storage')
        shared.write(event.isMember ? member : null)
        shared.tell()
      },
      async 'connection.failed'() {
        await waitUntil(() => sockets.all.length > 0, 'A handshake')
        sockets.latest.end(1006)
      },
      refetch: () => void sdk.notifications.refetch(),
      arrived: arrive,
      more: () => void sdk.notifications.loadMore(),
      mark: () => void sdk.notifications.markRead(firstUnread()),
      'mark.all': () => void sdk.notifications.markAllRead(),
      async 'mark.accepted'() {
        const isMarked = events.some(({ type }) => type === 'mark' || type === 'mark.all')
        if (!isMarked) {
          await arriveUnread()
          void sdk.notifications.markRead(firstUnread())
        }
        requestGate.open(passOnly('PUT'))
      },
      async 'mark.refused'() {
        await arriveUnread()
        void sdk.notifications.markAllRead()
        requestGate.open(refuse(500, 'INTERNAL'))
      },
    },
    delays: { CONNECTION_WITHIN: 2_000 },
  })
  sdk.dispose()
}
