import { resetPeople } from '../../apps/api/src/db/test-control.ts'
import type { Bench, Circumstances } from '../bench.ts'
import type { Figure } from '../figure.ts'
import { bookings, draftOf } from './booking.ts'
import { type Post, quickCall } from './call.ts'
import { freeSlots, readCatalogue, type Slot } from './catalogue.ts'
import { acts, summary } from './load.ts'
import { members, type SignedIn } from './members.ts'
import { type RunningServer, startServer } from './running-server.ts'

const MOVERS = 16
const WAITERS = 40
const GUESTS = 20
const key = () => crypto.randomUUID()

export const rescheduling: Bench = {
  title: 'Changes, and the waiting list',
  about: `${MOVERS} connections give a reservation each another day, again and again (a hold that replaces it + reschedule, both
answered), beside as many that reserve (hold + reserve). And from a request to cancel, on a shop that is full at that time, until the
notification of the member who waits for it is committed, with the time on hold: ${WAITERS} times, one after the other, as a look at
the table every millisecond sees it.`,
  async measure(circumstances) {
    const server = await startServer()
    try {
      return [...(await moves(server, circumstances)), ...(await offers(server, circumstances))]
    } finally {
      await server.stop()
    }
  },
}

async function moves(server: RunningServer, { say }: Circumstances): Promise<Figure[]> {
  const { origin, db } = server
  const catalogue = await readCatalogue(origin)
  say('reserving')
  const bookers = await members(server, MOVERS, 'booker')
  const bookAny = await bookings(origin, catalogue)
  const booked = await acts(MOVERS, async (client) => (await bookAny(of(bookers, client))) !== null)
  await resetPeople(db)
  await db.updateTable('shop').set({ reschedule_limit: 32_767, reschedule_hours: 0 }).execute()
  say('moving')
  const movers = await members(server, MOVERS, 'mover')
  const days = ofDays(await freeSlots(origin, catalogue.services))
  const book = await bookings(origin, catalogue)
  const own = await Promise.all(
    movers.map(async (who, client) => {
      const [first, second] = of(days, client)
      const made = await book(who, first)
      if (made === null) throw new Error('the first time was taken')
      return { who, code: made.codeNumber, version: made.version, now: first, next: second }
    }),
  )
  const moved = await acts(MOVERS, async (client) => {
    const mine = of(own, client)
    const { token } = mine.who
    const path = `${origin}/api/v1/user/reservation`
    const draft = { draft: draftOf(mine.next), replaces: mine.code }
    const held = await answered(201, quickCall(`${path}/hold`, { method: 'POST', body: draft, token, key: key() }))
    const { data: hold } = JSON.parse(held) as Post<'/api/v1/user/reservation/hold', 201>
    const body = { holdId: hold.holdId, quoteId: hold.quote.id, version: mine.version }
    const sent = { method: 'POST', body, token, holdToken: hold.holdToken, key: key() } as const
    await answered(200, quickCall(`${path}/${mine.code}/reschedule`, sent))
    Object.assign(mine, { version: mine.version + 1, now: mine.next, next: mine.now })
    return true
  })
  return [
    {
      ...{ what: `moves, ${MOVERS} connections`, value: moved.perSecond, unit: '/s' },
      beside: { what: 'hold + reserve', value: booked.perSecond },
    },
    { what: 'move, p50', value: moved.p50, unit: 'ms', beside: { what: 'hold + reserve p50', value: booked.p50 } },
    { what: 'move, p99', value: moved.p99, unit: 'ms', beside: { what: 'hold + reserve p99', value: booked.p99 } },
  ]
}

async function offers(server: RunningServer, { say }: Circumstances): Promise<Figure[]> {
  const { origin, db } = server
  await resetPeople(db)
  say('waiting')
  const guests = await members(server, GUESTS, 'guest')
  const waiters = await members(server, WAITERS, 'waiter')
  const catalogue = await readCatalogue(origin)
  const days = ofDays(await freeSlots(origin, catalogue.services))
  const book = await bookings(origin, catalogue)
  const took: number[] = []
  for (const [index, waiter] of waiters.entries()) {
    const [slot] = of(days, index)
    const made = await fill(slot, guests, book)
    const { shopId, serviceId, unitId, date, time } = slot
    const body = { ...{ shopId, serviceId, unitId, date, timeFrom: time, timeTo: time, quantity: 1 } }
    const list = `${origin}/api/v1/user/waiting-list`
    await answered(201, quickCall(list, { method: 'POST', body, token: waiter.token, key: key() }))
    const began = performance.now()
    const cancelled = quickCall(`${origin}/api/v1/user/reservation/${made.code}/cancel`, {
      ...{ method: 'POST', body: { reasonCode: 'budget', version: 1 }, token: made.who.token, key: key() },
    })
    while ((await told(server)) <= index) await new Promise((resolve) => setTimeout(resolve, 1))
    took.push(performance.now() - began)
    await answered(200, cancelled)
  }
  const { p50, p99 } = summary(took, 1)
  return [
    { what: 'from a cancellation to the notification of who waits, p50', value: p50, unit: 'ms' },
    { what: 'from a cancellation to the notification of who waits, p99', value: p99, unit: 'ms' },
  ]
}

/** Books a time until it is full; the last reservation of it. */
async function fill(slot: Slot, guests: SignedIn[], book: Awaited<ReturnType<typeof bookings>>) {
  let last: { code: string; who: SignedIn } | null = null
  for (const who of guests) {
    const made = await book(who, slot)
    if (made === null) break
    last = { code: made.codeNumber, who }
  }
  if (last === null) throw new Error('the time was taken before')
  return last
}

const told = async ({ db }: RunningServer): Promise<number> =>
  (await db.selectFrom('notification').select('id').where('kind', '=', 'offered').execute()).length

/** Of each shop a time on one day and the next on another, of the same service. */
function ofDays(slots: Slot[]): [Slot, Slot][] {
  const seen = new Set<string>()
  return slots.flatMap((first): [Slot, Slot][] => {
    if (seen.has(first.shopId)) return []
    seen.add(first.shopId)
    const second = slots.find(({ date, serviceId }) => date !== first.date && serviceId === first.serviceId)
    return second === undefined ? [] : [[first, second]]
  })
}

/** The text of an answer with that status. */
async function answered(status: number, sent: Promise<{ status: number; text: string }>): Promise<string> {
  const answer = await sent
  if (answer.status !== status) throw new Error(`answered ${answer.status}: ${answer.text}`)
  return answer.text
}

function of<One>(all: readonly One[], index: number): One {
  const one = all[index]
  if (one === undefined) throw new Error(`there are ${all.length} only`)
  return one
}
