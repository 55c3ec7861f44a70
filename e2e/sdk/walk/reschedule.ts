import { createYoyaku } from '@yoyaku/core'
import type { StoredSession } from '@yoyaku/core/types'
import { FakeSockets, notificationOf, settle, TestClock } from '@yoyaku/testing'
import type { Route } from './charts.ts'
import type { Fixture } from './fixture.ts'
import { cut, gate, pass, type Way } from './gate.ts'
import type { Recorder } from './recorder.ts'
import { type MachineEvent, memoryDrafts, sharedStore, waitUntil, walk } from './walk.ts'

type Booking = { value: { step: string }; context: { failure: { code: string } | null } }

const bookingIn = ({ snapshot }: MachineEvent) => snapshot as Booking
const isRefusing = ({ output }: MachineEvent) =>
  (output as { allowedActions: { allowed: boolean }[] } | undefined)?.allowedActions.at(-1)?.allowed === false

export async function walkReschedule(
  { events, isUnknown = false }: Route & { isUnknown?: boolean },
  fixture: Fixture,
  recorder: Recorder,
  member: StoredSession,
) {
  const codeNumber = await fixture.book(member)
  const shared = sharedStore()
  const draftStore = memoryDrafts()
  const wakes = new Set<() => void>()
  const sockets = new FakeSockets()
  const clock = new TestClock(new Date().toISOString())
  const opened = (fetch: typeof requestGate.fetch, inspect?: Recorder['inspect']) =>
    createYoyaku({
      baseUrl: fixture.server.origin,
      locale: 'en',
      fetch,
      tokenStore: shared.store,
      draftStore,
      clock,
      WebSocket: sockets.WebSocket,
      onWake(listener) {
        wakes.add(listener)
        return () => wakes.delete(listener)
      },
      ...(inspect && { inspect }),
    })
  const requestGate = gate(({ url }) => url.includes(`/user/reservation/${codeNumber}`))

  shared.write(member)
  if (isUnknown) await leaveUnknown()
  /** What another life of the page left behind: a confirm that did not arrive. */
  async function leaveUnknown() {
    const cutting = gate(({ url }) => url.endsWith('/reschedule'))
    const sdk = opened(cutting.fetch)
    await waitUntil(() => sdk.auth.get().status === 'member', 'The member')
    const flow = sdk.startReschedule({ codeNumber })
    await waitUntil(() => flow.get().step === 'choosing', 'The reservation')
    flow.update({ ...(await fixture.laterSlot()), staffId: null })
    flow.hold()
    await waitUntil(() => flow.get().step === 'reviewing', 'Another time')
    flow.confirm()
    cutting.open(cut)
    await waitUntil(() => flow.get().step === 'checking', 'A confirm that was cut')
    sdk.dispose()
  }
  const cancel = () => fixture.cancel(member, codeNumber)
  /** The reservation is another one when the answer is made. */
  const onceCancelled: Way = async (request) => {
    await cancel()
    return pass(request)
  }

  if (events.some((event) => event.type === 'xstate.done.actor.load' && isRefusing(event))) await cancel()
  const sdk = opened(requestGate.fetch, recorder.inspect)
  await waitUntil(() => sdk.auth.get().status === 'member', 'The member')
  const flow = sdk.startReschedule({ codeNumber })
  const value = () => flow.get()

  async function hold() {
    flow.update({ ...(await fixture.laterSlot()), staffId: null })
    flow.hold()
    await waitUntil(() => value().step === 'reviewing', 'Another time')
  }
  /** How the booking comes to each of its situations. */
  async function toBooking(event: MachineEvent) {
    const { value: to, context } = bookingIn(event)
    if (context.failure !== null) {
      flow.update({ ...(await fixture.laterSlot()), staffId: null })
      await cancel()
      flow.hold()
      return waitUntil(() => value().failure !== null, 'A refusal')
    }
    if (to.step === 'requoting') {
      await hold()
      return void flow.confirm()
    }
    const { step, hold: held } = value()
    if (step === 'confirming' && held !== null) {
      const headers = { 'x-hold-token': held.holdToken }
      await fetch(`${fixture.server.origin}/api/v1/user/reservation/hold/${held.holdId}`, { method: 'DELETE', headers })
      return requestGate.open(pass)
    }
    return void flow.update({ quantity: 1 })
  }
  await walk(events, {
    chart: 'reschedule',
    clock,
    gate: requestGate,
    recorder,
    actions: {
      'member.changed'({ forgets }) {
        if (!forgets) return void sdk.auth.setUser({ ...member.user })
        shared.write(null)
        shared.tell()
      },
      'settings.changed': () => sdk.setLocale(sdk.locale === 'en' ? 'ko' : 'en'),
      wake() {
        for (const listener of wakes) listener()
      },
      retry: () => void flow.retry(),
      async 'reservation.changed'() {
        await waitUntil(() => sockets.all.length > 0, 'A live connection')
        await settle()
        const notification = notificationOf(codeNumber, { codeNumber, kind: 'cancelled' })
        sockets.latest.receive(JSON.stringify({ data: { type: 'reservation', notification } }))
      },
      'xstate.snapshot.booking': toBooking,
      async 'xstate.done.actor.booking'() {
        await hold()
        flow.confirm()
        requestGate.open(pass)
      },
    },
    ways: (event) => (event.type === 'xstate.done.actor.reread' && isRefusing(event) ? onceCancelled : undefined),
  })
  sdk.dispose()
}
