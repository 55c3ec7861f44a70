import { createYoyaku } from '@yoyaku/core'
import type { Quote, StoredSession } from '@yoyaku/core/types'
import { FakeSockets, TestClock } from '@yoyaku/testing'
import type { Beginning, Route } from './charts.ts'
import { type Fixture, PHONE } from './fixture.ts'
import { changed, cut, type Gate, gate, pass, refuse, type Way } from './gate.ts'
import type { Recorder } from './recorder.ts'
import { type MachineEvent, memoryDrafts, sharedStore, waitUntil, walk } from './walk.ts'

type Held = { holdId: string; holdToken: string; quote: Quote }

const dearer = (quote: Quote): Quote => ({
  ...quote,
  id: `dearer than ${quote.id}`,
  total: { ...quote.total, amount: quote.total.amount + 500 },
})
const madeDearer = changed(({ data }: { data: Held }) => ({ data: { ...data, quote: dearer(data.quote) } }))
const codeOf = ({ error }: MachineEvent) => (error as { code?: unknown } | undefined)?.code
/** A hold that has become a reservation meanwhile. */
const hasBecome = ({ error }: MachineEvent) => 'reservation' in ((error ?? {}) as object)
const isDearerRead = ({ type, output }: MachineEvent) =>
  type === 'xstate.done.actor.read' && (output as { quote: Quote }).quote.total.amount === 7_000
const CONTACT = { firstName: 'Hana', lastName: 'Sato', phone: PHONE, email: 'hana@example.com' }

export async function walkReservation(
  { events, beginning }: Route & { beginning: Beginning },
  fixture: Fixture,
  recorder: Recorder,
  { member, another }: { member: StoredSession; another: StoredSession },
) {
  const { serviceId, agreed, server } = fixture
  const slot = await fixture.slot()
  const shared = sharedStore()
  const draftStore = memoryDrafts()
  const { WebSocket } = new FakeSockets()
  const clock = new TestClock(new Date().toISOString())
  const wakes = new Set<() => void>()
  let held: Held | null = null
  const opened = (fetch: Gate['fetch'], inspect?: Recorder['inspect']) =>
    createYoyaku({
      baseUrl: server.origin,
      locale: 'en',
      currency: 'JPY',
      tokenStore: shared.store,
      draftStore,
      clock,
      onWake(listener) {
        wakes.add(listener)
        return () => wakes.delete(listener)
      },
      WebSocket,
      fetch: async (url, init) => {
        const response = await fetch(url, init)
        const body: unknown = await response
          .clone()
          .json()
          .catch(() => null)
        const { data } = (body ?? {}) as { data?: Partial<Held> }
        if (data?.holdToken) held = data as Held
        return response
      },
      ...(inspect ? { inspect } : {}),
    })
  const gone = async () => {
    if (held === null) throw new Error('Nothing is held')
    const headers = { 'x-hold-token': held.holdToken }
    await fetch(`${server.origin}/api/v1/user/reservation/hold/${held.holdId}`, { method: 'DELETE', headers })
  }
  const afterwards: Way = async (request) => {
    await gone()
    return pass(request)
  }
  /** As another tab of the member's does. */
  async function reserve(quoteId = held?.quote.id) {
    if (held === null) throw new Error('Nothing is held')
    const sent = await fetch(`${server.origin}/api/v1/user/reservation`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${member.accessToken}`,
        'idempotency-key': held.holdId,
        'x-hold-token': held.holdToken,
      },
      body: JSON.stringify({
        holdId: held.holdId,
        quoteId,
        contact: CONTACT,
        agreedTermsVersion: agreed.terms,
        remindersConfirmed: agreed.reminders,
      }),
    })
    if (!sent.ok) throw new Error(`Not reserved: ${await sent.text()}`)
  }
  const onceReserved: Way = async (request) => {
    await reserve()
    return pass(request)
  }
  /** The other tab has switched the currency first: it confirms another quote. */
  let isReserved = false
  const onceReservedOtherwise: Way = async (request) => {
    if (held === null) throw new Error('Nothing is held')
    if (isReserved) return pass(request)
    isReserved = true
    const headers = { 'x-hold-token': held.holdToken, 'x-currency': 'USD' }
    const read = await fetch(`${server.origin}/api/v1/user/reservation/hold/${held.holdId}`, { headers })
    const { data } = (await read.json()) as { data: Held }
    await reserve(data.quote.id)
    return pass(request)
  }

  if (beginning !== 'new') await before(beginning)
  /** What another life of the page left behind. */
  async function before(how: Exclude<Beginning, 'new'>) {
    const requestGate = gate((request) => request.method === 'POST' && request.url.endsWith('/user/reservation'))
    if (how === 'confirming') shared.write(member)
    const sdk = opened(requestGate.fetch)
    const flow = sdk.startReservation({ serviceId, ...slot })
    flow.hold()
    await waitUntil(() => flow.get().hold !== null, 'A first hold')
    if (how === 'confirming') {
      await waitUntil(() => flow.get().step === 'reviewing', 'A member')
      flow.agree(agreed)
      flow.confirm()
      requestGate.open(cut)
      await waitUntil(() => flow.get().step === 'checking', 'A confirm that was cut')
    }
    flow.dispose({ keepHold: true })
    sdk.dispose()
  }

  if (events.some(hasBecome)) shared.write(member)
  const [first, second] = events
  const isComing = (event: MachineEvent | undefined) => event?.type === 'member.changed' && event.user !== null
  const comesLate = beginning === 'confirming' && first?.type === 'xstate.error.actor.submit' && isComing(second)
  const isVisitors = (event: MachineEvent) =>
    event.type === 'xstate.error.actor.requote' && codeOf(event) === 'UNAUTHORIZED'
  if (isComing(first) || comesLate || events.some(isVisitors)) shared.write(null)
  const isAboutTerms = events.some(({ type }) => type.endsWith('.readTerms'))
  const requestGate = gate(
    ({ url }) => url.includes('/user/reservation') || (isAboutTerms && url.includes('/confirm-reminder')),
  )
  const sdk = opened(requestGate.fetch, recorder.inspect)
  await waitUntil(() => sdk.auth.get().status !== 'unknown', 'The storage')
  const choice = beginning === 'moved' ? { ...slot, reservationTime: '23:59' } : {}
  const flow = sdk.startReservation({ serviceId, ...choice })
  await walk(events, {
    chart: 'reservation',
    clock,
    gate: requestGate,
    recorder,
    actions: createActions(),
    ways(event) {
      const code = codeOf(event)
      const isOfHold = ['getHold', 'read', 'extend', 'requote'].some(
        (actor) => event.type === `xstate.error.actor.${actor}`,
      )
      if (isOfHold && code === 'NOT_FOUND') return afterwards
      if (event.type === 'xstate.done.actor.requote' || isDearerRead(event)) return madeDearer
      if (hasBecome(event) && event.type === 'xstate.error.actor.submit') return onceReservedOtherwise
      if (event.type === 'xstate.error.actor.submit' && code === 'HOLD_EXPIRED') return afterwards
      const isAskingOfHold = isOfHold || event.type === 'xstate.error.actor.hold'
      if (hasBecome(event) || (isAskingOfHold && code === 'UNAUTHORIZED')) return onceReserved
      if (code === 'PRICE_CHANGED') return refuse(412, code, { quote: held && dearer(held.quote) })
      return undefined
    },
    delays: { CHECK_AGAIN: 2_000, EXTEND_AGAIN: 60_000 },
  })
  flow.dispose()
  sdk.dispose()
  if (held !== null) await gone()

  function createActions() {
    const value = () => flow.get()
    /** A slot that is held during the choices, where the path has none. */
    async function withHold() {
      if (value().hold !== null) return
      flow.update(slot)
      flow.hold()
      requestGate.open(pass)
      await waitUntil(() => value().hold !== null, 'A hold')
      flow.back()
      requestGate.close()
    }
    const toExpiry = () => clock.advance(Date.parse(value().hold?.expiresAt ?? '') - clock.now())
    return {
      'draft.amend': () => void flow.update(slot),
      async review(_: MachineEvent, next: MachineEvent | undefined) {
        const isOfOwnHold = next !== undefined && (hasBecome(next) || codeOf(next) === 'UNAUTHORIZED')
        if (isOfOwnHold && next?.type === 'xstate.error.actor.hold') await withHold()
        flow.hold()
      },
      back: () => void flow.back(),
      'contact.amend': () => void flow.updateContact({ phone: PHONE }),
      'requirement.amend': () => void flow.updateRequest('By the window'),
      agree: () => void flow.agree(agreed),
      confirm: () => void flow.confirm(),
      'price.accept': () => void flow.acceptPrice(),
      recheck: () => void flow.retry(),
      abandon: () => void flow.abandon(),
      wake() {
        for (const listener of wakes) listener()
      },
      activity: () => void flow.activity(),
      leave: () => void flow.release(),
      async 'member.changed'({ user, forgets }: MachineEvent) {
        const person = user as { id: string } | null
        const comes = async (session: typeof member | null) => {
          shared.write(session)
          shared.tell()
          await waitUntil(() => sdk.auth.get().user?.id === session?.user.id, 'The member')
        }
        if (person !== null && forgets) await comes(member)
        await comes(person && (person.id === 'user-jun' || forgets ? another : member))
      },
      async 'settings.changed'() {
        if (!['confirming', 'checking'].includes(value().step)) await withHold()
        sdk.setCurrency('USD')
      },
      'xstate.after.HOLD_EXPIRES.reservation.hold.active': toExpiry,
    }
  }
}
