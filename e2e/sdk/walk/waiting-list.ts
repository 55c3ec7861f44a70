import { createYoyaku } from '@yoyaku/core'
import type { StoredSession } from '@yoyaku/core/types'
import { FakeSockets, notificationOf, settle, TestClock } from '@yoyaku/testing'
import type { Route } from './charts.ts'
import type { Fixture, Slot } from './fixture.ts'
import { gate } from './gate.ts'
import type { Recorder } from './recorder.ts'
import { type MachineEvent, sharedStore, waitUntil, walk } from './walk.ts'

const LIST = '/api/v1/user/waiting-list'
const OFFER_MS = 15 * 60_000
/** Nobody opens then: what a member may wait for, and what is never free. */
const AT_NIGHT = { timeFrom: '03:59', timeTo: '03:59' }

const endsAnOffer = ({ type }: MachineEvent) => type.startsWith('xstate.after.OFFER_ENDS')

export async function walkWaitingList({ events }: Route, fixture: Fixture, recorder: Recorder, member: StoredSession) {
  const requestGate = gate(({ url }) => url.includes(LIST))
  const clock = new TestClock(new Date().toISOString())
  const shared = sharedStore()
  shared.write(member)
  const wakes = new Set<() => void>()
  const sockets = new FakeSockets()
  const { shopId, reservationDate: date } = await fixture.slot()
  const request = { shopId, serviceId: fixture.serviceId, date, quantity: 1, ...AT_NIGHT }
  const others = fixture.sdkOf(member)
  if (events.some(endsAnOffer)) await offered(await fixture.fullSlot())
  if (events.some(({ type }) => type === 'leave')) await others.api.POST(LIST, keyed(request))

  /** Somebody lets go what the member waits for, and the server puts it on hold for them. */
  async function offered({ slot, release }: { slot: Slot; release(): Promise<void> }) {
    const time = { timeFrom: slot.reservationTime, timeTo: slot.reservationTime }
    await others.api.POST(LIST, keyed({ ...request, date: slot.reservationDate, ...time }))
    await release()
    let isOffered = false
    await waitUntil(
      () => isOffered,
      'An offer',
      async () => {
        const { data } = await others.api.GET(LIST)
        isOffered = data?.data.some(({ offer }) => offer !== null) === true
      },
    )
  }

  const sdk = createYoyaku({
    baseUrl: fixture.server.origin,
    locale: 'en',
    fetch: requestGate.fetch,
    tokenStore: shared.store,
    clock,
    WebSocket: sockets.WebSocket,
    onWake(listener) {
      wakes.add(listener)
      return () => wakes.delete(listener)
    },
    inspect: recorder.inspect,
  })
  await waitUntil(() => sdk.auth.get().status === 'member', 'The member')
  const flow = sdk.startWaitingList()
  await walk(events, {
    chart: 'waiting-list',
    clock,
    gate: requestGate,
    recorder,
    actions: {
      'member.changed'({ forgets }) {
        if (!forgets) return void sdk.auth.setUser({ ...member.user })
        shared.write(null)
        shared.tell()
      },
      'settings.changed': () => sdk.setLocale('ko'),
      wake() {
        for (const listener of wakes) listener()
      },
      async 'offers.changed'() {
        await waitUntil(() => sockets.all.length > 0, 'A live connection')
        await settle()
        const notification = notificationOf('offer', { type: 'waiting-list', kind: 'offered', codeNumber: null })
        sockets.latest.receive(JSON.stringify({ data: { type: 'waiting-list', notification } }))
      },
      join: () => void flow.join(request),
      leave: () => void flow.leave(flow.get().entries[0]?.id ?? 'none'),
      retry: () => void flow.retry(),
    },
    delays: { CHECK_AGAIN: 1_000, OFFER_ENDS: OFFER_MS },
  })
  sdk.dispose()
  const { data } = await others.api.GET(LIST)
  for (const { id } of data?.data ?? [])
    await others.api.DELETE(`${LIST}/{entryId}`, { params: { path: { entryId: id } } })
  others.dispose()
}

const keyed = <Body>(body: Body) => ({ params: { header: { 'idempotency-key': crypto.randomUUID() } }, body })
