import { MAX_WAITING_LIST_ENTRIES, parseDate } from '@yoyaku/core'
import type { components, HoldDraft, Reservation } from '@yoyaku/core/types'
import { asMember, idempotent, ok, strictly } from './access.ts'
import { isTooLate, slotsOn } from './availability.ts'
import type { FakeMember } from './fake-member.ts'
import { type Answer, failure } from './fake-server.ts'
import { invalid, notAvailable } from './holds.ts'
import { dayTime, MINUTE_MS } from './opening-hours.ts'
import type { RouteContext } from './route-context.ts'
import { leftUntil } from './seconds-left.ts'
import { type FieldError, type FieldNames, selectionOf } from './selection.ts'
import type { FakeShop } from './shops.ts'

type Body = components['schemas']['WaitingListBody']
type Entry = components['schemas']['WaitingListEntry']
type Row = Entry & { ownerId: string; holdId: string | null }

const LIST = '/api/v1/user/waiting-list'
const OFFER_MINUTES = 15
const names: FieldNames = {
  unitId: 'unitId',
  quantity: 'quantity',
  staffId: 'staffId',
  resourceItemId: 'resourceItemId',
  returnTime: 'returnTime',
  returnShopId: 'returnShopId',
  attach: (index) => `attaches.${index}.attachId`,
}

/** The waiting list, by the rules of the contract. A test says which time becomes free. */
export class FakeWaitingList {
  #rows: Row[] = []
  #context: RouteContext & { readonly reservations: Reservation[] }
  #joined = 0

  constructor(context: RouteContext & { readonly reservations: Reservation[] }) {
    this.#context = context
    const join = asMember(
      context,
      strictly('WaitingListBody', ({ body }, member: FakeMember) => this.#join(body as Body, member)),
    )
    context.on('GET', LIST).run(
      asMember(context, (_, member) => {
        const data = this.ofMember(member)
        return { status: 200, body: { data, total: data.length } }
      }),
    )
    context.on('POST', LIST).run(idempotent(context, join))
    context
      .on('DELETE', `${LIST}/{entryId}`)
      .run(asMember(context, ({ params: { entryId = '' } }, member) => this.#leave(entryId, member)))
  }

  /** The open entries of a member. */
  ofMember({ user, reservations }: FakeMember): Entry[] {
    const isServed = (row: Row) =>
      reservations.some(
        ({ shop, serviceId, date, status, createdAt }) =>
          status === 'confirmed' &&
          shop.id === row.shopId &&
          date === row.date &&
          (row.serviceId === null || serviceId === row.serviceId) &&
          createdAt >= row.createdAt,
      )
    this.#rows = this.#rows.filter((row) => row.ownerId !== user.id || !isServed(row))
    return this.#rows.filter(({ ownerId }) => ownerId === user.id).map((row) => this.#shown(row))
  }

  /** Puts a time on hold for who waits, as the server does when it becomes free. */
  offer(entryId: string, reservationTime: string): Answer {
    const row = this.#rows.find(({ id }) => id === entryId)
    if (row === undefined) return failure(404, 'NOT_FOUND')
    const serviceId = row.serviceId ?? this.#shopOf(row.shopId)?.shop.services[0]?.id ?? ''
    const draft: HoldDraft = {
      ...{ shopId: row.shopId, appointmentServiceId: serviceId, reservationDate: row.date, reservationTime },
      ...{ quantity: row.quantity, attaches: row.attaches },
      ...{ staffId: row.staff?.id ?? null, resourceItemId: row.resource?.id ?? null },
      ...(row.unitId !== null && { appointmentUnitId: row.unitId }),
      ...(row.returnTime !== null && { returnTime: row.returnTime }),
      ...(row.returnShop !== null && { returnShopId: row.returnShop.id }),
    }
    const answer = this.#context.hold({ draft }, { memberId: row.ownerId })
    const hold = [...this.#context.holds.values()].at(-1)
    if (answer.status !== 201 || hold === undefined) return answer
    const expiresAt = this.#context.instant(OFFER_MINUTES * MINUTE_MS)
    this.#context.holds.set(hold.holdId, { ...hold, expiresAt, latestExpiresAt: expiresAt })
    row.holdId = hold.holdId
    return ok(this.#shown(row))
  }

  #shopOf(shopId: string): FakeShop | undefined {
    return this.#context.shops.find(({ shop }) => shop.id === shopId)
  }

  #join(body: Body, member: FakeMember): Answer {
    const wrong = wrongFields(body)
    if (wrong.length > 0) return invalid(wrong)
    const at = this.#shopOf(body.shopId)
    const serviceId = body.serviceId ?? null
    const services = at?.shop.services.filter(({ id }) => serviceId === null || id === serviceId) ?? []
    const [service] = services
    if (at === undefined || service === undefined) return notAvailable
    const { unitId = null, staffId = null, resourceItemId = null, attaches = [], quantity } = body
    const { returnTime = null, returnShopId = null } = body
    const choice = { unitId, quantity, attaches, staffId, resourceItemId, returnTime, returnShopId }
    const { selection, fields } = selectionOf(at, service, choice, names)
    if (selection === null) return invalid(fields ?? [])
    const { timeFrom = null, timeTo = null, date } = body
    const isInTime = ({ minutes }: { minutes: number }) =>
      (timeFrom === null || dayTime(minutes) >= timeFrom) && (timeTo === null || dayTime(minutes) <= timeTo)
    const present = { taken: this.#context.taken(), now: this.#context.clock.now() }
    if (isTooLate(selection, date, present.now, isInTime)) {
      const field = isTooLate(selection, date, present.now) ? 'date' : 'timeTo'
      return invalid([{ field, code: 'NOT_ALLOWED' }])
    }
    const content = JSON.stringify([
      ...[body.shopId, serviceId, unitId, date, timeFrom, timeTo, quantity, attaches],
      ...[staffId, resourceItemId, returnTime, returnShopId],
    ])
    const own = this.ofMember(member)
    const before = own.find(
      (it) =>
        content ===
        JSON.stringify([
          ...[it.shopId, it.serviceId, it.unitId, it.date, it.timeFrom, it.timeTo, it.quantity, it.attaches],
          ...[it.staff?.id ?? null, it.resource?.id ?? null, it.returnTime, it.returnShop?.id ?? null],
        ]),
    )
    if (before !== undefined) return ok(before, 201)
    if (own.length >= MAX_WAITING_LIST_ENTRIES) return failure(409, 'WAITING_LIST_LIMIT')
    if (slotsOn(selection, date, present).some((slot) => slot.vacancies > 0 && isInTime(slot)))
      return failure(409, 'TIME_AVAILABLE')
    this.#joined += 1
    const named = (id: string | null, all: readonly { id: string; name: string }[]) => {
      const found = all.find((one) => one.id === id)
      return found === undefined ? null : { id: found.id, name: found.name }
    }
    const row: Row = {
      id: `entry-${this.#joined}`,
      status: 'waiting',
      ...{
        shopId: body.shopId,
        shopName: at.shop.shopName,
        serviceId,
        unitId,
        date,
        timeFrom,
        timeTo,
        quantity,
        attaches,
      },
      serviceName: serviceId === null ? null : service.name,
      timeZone: at.shop.timeZone,
      staff: named(staffId, at.providers),
      resource: named(resourceItemId, at.resources),
      returnTime,
      returnShop: named(returnShopId, at.returnBranches?.map(({ id, shopName: name }) => ({ id, name })) ?? []),
      createdAt: this.#context.instant(),
      endsAt: `${date}T23:59:00Z`,
      offer: null,
      ...{ ownerId: member.user.id, holdId: null },
    }
    this.#rows.push(row)
    return ok(this.#shown(row), 201)
  }

  #leave(entryId: string, { user }: FakeMember): Answer {
    const row = this.#rows.find(({ id, ownerId }) => id === entryId && ownerId === user.id)
    if (row?.holdId != null) this.#context.holds.delete(row.holdId)
    this.#rows = this.#rows.filter((it) => it !== row)
    return ok({ success: true })
  }

  #shown({ ownerId: _, holdId, ...entry }: Row): Entry {
    const hold = this.#context.holds.get(holdId ?? '')
    const now = this.#context.clock.now()
    if (hold === undefined || Date.parse(hold.expiresAt) <= now) return { ...entry, status: 'waiting', offer: null }
    const { draft, startAt, endAt, expiresAt } = hold
    const offer = { draft, startAt, endAt, expiresAt, expiresInSeconds: leftUntil(expiresAt, now) }
    return { ...entry, status: 'offered', offer }
  }
}

function wrongFields({ shopId, date, quantity }: Partial<Body>): FieldError[] {
  const wrong: FieldError[] = []
  if (typeof shopId !== 'string') wrong.push({ field: 'shopId', code: shopId === undefined ? 'REQUIRED' : 'TYPE' })
  if (date === undefined) wrong.push({ field: 'date', code: 'REQUIRED' })
  else if (parseDate(date) === null) wrong.push({ field: 'date', code: 'FORMAT' })
  if (typeof quantity !== 'number')
    wrong.push({ field: 'quantity', code: quantity === undefined ? 'REQUIRED' : 'TYPE' })
  return wrong
}
