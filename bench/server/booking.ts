import { get, type Post, quickCall } from './call.ts'
import { type Catalogue, freeSlots, type Slot } from './catalogue.ts'
import type { SignedIn } from './members.ts'

type Made = Post<'/api/v1/user/reservation', 201>['data']

/** Books as a person who knows the shop's reminders; returns the reservation, or null where the time was taken. */
export type Book = (who: SignedIn, slot?: Slot) => Promise<Made | null>

/** Each call takes another free time of the catalogue, and asks the next of the servers. */
export async function bookings(
  origin: string,
  { services }: Catalogue,
  servers: readonly string[] = [origin],
): Promise<Book> {
  const slots = await freeSlots(origin, services)
  const terms = await get(origin, '/api/v1/terms-of-use', '/api/v1/terms-of-use')
  const reminders = new Map<string, string[]>()
  for (const shopId of new Set(slots.map((slot) => slot.shopId))) {
    const { data } = await get(
      origin,
      `/api/v1/shops/${shopId}/confirm-reminder`,
      '/api/v1/shops/{id}/confirm-reminder',
    )
    reminders.set(
      shopId,
      data.reminders.map(({ id }) => id),
    )
  }
  let next = 0
  // A stride that is no divisor spreads neighbours over shops, as people would.
  return async ({ token, email }, slot = slots[(next * 7919) % slots.length]) => {
    const server = servers[next % servers.length]
    next += 1
    if (!slot) throw new Error('no free slot in the catalogue')
    const key = () => crypto.randomUUID()
    const path = `${server}/api/v1/user/reservation`
    const held = await quickCall(`${path}/hold`, { method: 'POST', body: { draft: draftOf(slot) }, token, key: key() })
    if (held.status === 409) return null
    if (held.status !== 201) throw new Error(`hold answered ${held.status}: ${held.text}`)
    const { data: hold } = JSON.parse(held.text) as Post<'/api/v1/user/reservation/hold', 201>
    const body = {
      holdId: hold.holdId,
      quoteId: hold.quote.id,
      contact: { firstName: 'Hana', lastName: 'Mori', phone: '+819012345678', email },
      agreedTermsVersion: terms.data.version,
      remindersConfirmed: reminders.get(slot.shopId) ?? [],
    }
    const reserved = await quickCall(path, { method: 'POST', body, token, holdToken: hold.holdToken, key: key() })
    if (reserved.status !== 201) throw new Error(`reserve answered ${reserved.status}: ${reserved.text}`)
    return (JSON.parse(reserved.text) as Post<'/api/v1/user/reservation', 201>).data
  }
}

export const draftOf = ({ shopId, serviceId, unitId, date, time }: Slot) => ({
  shopId,
  appointmentServiceId: serviceId,
  appointmentUnitId: unitId,
  reservationDate: date,
  reservationTime: time,
  quantity: 1,
  attaches: [],
})
