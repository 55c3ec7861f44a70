import { daysLater, parseDate } from '@yoyaku/core'
import type { Clock, Currency, components, Hold, HoldDraft, Quote, Reservation } from '@yoyaku/core/types'
import { earliestStart, HORIZON_DAYS } from './availability.ts'
import { type Answer, failure } from './fake-server.ts'
import { converted, type FakeRates } from './money.ts'
import { assign, type Occupancy, takenBy } from './occupancy.ts'
import { dateAt, dayTime, instantAt, MINUTE_MS, overlap, type Span, startAt, startsOf } from './opening-hours.ts'
import { isSamePrice, priceOf, quoteAt } from './quote.ts'
import { leftUntil } from './seconds-left.ts'
import {
  canChoose,
  type FieldError,
  type FieldNames,
  quantityErrors,
  type Selection,
  selectionOf,
} from './selection.ts'
import { type FakeShop, shopCurrency } from './shops.ts'
import { unknownFields } from './unknown-fields.ts'

type DraftBody = components['schemas']['HoldDraftBody']
/** The holder: a member, or a visitor with the token of an earlier hold. */
export type Visitor = { holdToken?: string | undefined; memberId?: string | null }
type Holder = { memberId: string | null; assigned: string[] }
type Plan = { selection: Selection; span: Span; draft: HoldDraft; failure: null } | { failure: Answer }

type HoldsContext = {
  clock: Clock
  shops(): readonly FakeShop[]
  rates(): FakeRates
  reservations(): readonly Reservation[]
  /** The hold that a reservation was, where the server made it. */
  holdIdOf(codeNumber: string): string | undefined
  /** The reservation of a member that a hold is to replace, or why it cannot. */
  replaceable(memberId: string | null, codeNumber: string): { reservation: Reservation } | { failure: Answer }
}

const HOLD_MINUTES = 10
const LONGEST_HOLD_MINUTES = 20
const MOST_LIVE_HOLDS = 3

const names: FieldNames = {
  unitId: 'draft.appointmentUnitId',
  quantity: 'draft.quantity',
  staffId: 'draft.staffId',
  resourceItemId: 'draft.resourceItemId',
  returnTime: 'draft.returnTime',
  returnShopId: 'draft.returnShopId',
  attach: (index) => `draft.attaches.${index}.attachId`,
}

export const invalid = (fields: FieldError[]): Answer => failure(400, 'VALIDATION', { fields })
export const notAvailable = failure(404, 'NOT_AVAILABLE')
const slotTaken = failure(409, 'SLOT_TAKEN')
const otherService = failure(409, 'RESCHEDULE_OTHER_SERVICE')
const unchanged = failure(409, 'RESCHEDULE_UNCHANGED')

const isOtherService = ({ shop, serviceId }: Reservation, { shopId, appointmentServiceId }: DraftBody) =>
  shopId !== shop.id || appointmentServiceId !== serviceId

type Replaceable = Pick<Reservation, 'codeNumber' | 'startAt' | 'endAt' | 'total' | 'shopTotal'>

/** Difference between the quote of a hold and the reservation that it replaces; below zero: less. */
function replacedBy({ codeNumber, startAt, endAt, total, shopTotal }: Replaceable, quote: Quote, rates: FakeRates) {
  const { currency } = quote.total
  const more = quote.shopTotal.amount - shopTotal.amount
  const shown = converted({ amount: Math.abs(more), currency: shopTotal.currency }, currency, rates).amount
  return {
    ...{ codeNumber, startAt, endAt, total, shopTotal },
    difference: { amount: Math.sign(more) * shown, currency },
    shopDifference: { amount: more, currency: shopTotal.currency },
  }
}

/** Times that are kept, by the rules of the contract: at most ten minutes without activity and twenty in all. */
export class FakeHolds {
  /** By id; those whose time is over stay until they are released. */
  readonly all = new Map<string, Hold>()
  #holders = new Map<string, Holder>()
  #context: HoldsContext
  #made = 0

  constructor(context: HoldsContext) {
    this.#context = context
  }

  isLive({ expiresAt }: Hold) {
    return Date.parse(expiresAt) > this.#context.clock.now()
  }

  /** Times taken by live holds, but for some, and by reservations that stand. */
  taken(except: readonly string[] = [], exceptCode?: string): Occupancy[] {
    const held = [...this.all.values()]
      .filter((hold) => !except.includes(hold.holdId) && this.isLive(hold))
      .map(({ holdId, startAt, endAt, draft }) => ({
        shopId: draft.shopId,
        ids: this.#holders.get(holdId)?.assigned ?? this.#everythingAt(draft.shopId),
        ...this.#takenAt(draft.shopId, { start: Date.parse(startAt), end: Date.parse(endAt) }),
      }))
    const reserved = this.#context
      .reservations()
      .filter(({ status, codeNumber }) => status === 'confirmed' && codeNumber !== exceptCode)
      .map(({ codeNumber, startAt, endAt, shop: { id: shopId }, staff, equipment }) => {
        const ids = this.#assignedTo({ codeNumber, staff, equipment }) ?? this.#everythingAt(shopId)
        return { shopId, ids, ...this.#takenAt(shopId, { start: Date.parse(startAt), end: Date.parse(endAt) }) }
      })
    return [...held, ...reserved]
  }

  /** Undefined: a test put it there and named nobody. */
  #assignedTo({ codeNumber, staff, equipment }: Pick<Reservation, 'codeNumber' | 'staff' | 'equipment'>) {
    const named = [staff, equipment].flatMap((one) => (one === null ? [] : [one.id]))
    const given = named.length > 0 ? named : undefined
    return this.#holders.get(this.#context.holdIdOf(codeNumber) ?? '')?.assigned ?? given
  }

  #shopOf(shopId: string) {
    return this.#context.shops().find(({ shop }) => shop.id === shopId)
  }

  #takenAt(shopId: string, span: Span): Span {
    const at = this.#shopOf(shopId)
    return at === undefined ? span : takenBy(at, span)
  }

  /** Times taken by holds and reservations that a test put there by itself. */
  #everythingAt(shopId: string) {
    const at = this.#shopOf(shopId)
    return [...(at?.providers ?? []), ...(at?.resources ?? [])].map(({ id }) => id)
  }

  /** Keeps a time in the place of what the same visitor holds at the shop, and of nobody else's. */
  create(body: unknown, { holdToken, memberId = null }: Visitor, currency?: Currency): Answer {
    const unknown = unknownFields(body, 'HoldBody')
    if (unknown.length > 0) return invalid(unknown)
    const { draft: given, replaces } = (body ?? {}) as { draft?: unknown; replaces?: string }
    const errors = draftErrors(given)
    if (errors.length > 0) return invalid(errors)
    const found = replaces === undefined ? { reservation: null } : this.#context.replaceable(memberId, replaces)
    if ('failure' in found) return found.failure
    const { reservation } = found
    if (reservation !== null && isOtherService(reservation, given as DraftBody)) return otherService
    const plan = this.#plan(given)
    if (plan.failure) return plan.failure
    const { span, draft } = plan
    const own = [...this.all.values()].filter((hold) => this.isLive(hold) && this.#isOwn(hold, holdToken, memberId))
    const replaced = own.filter((hold) => hold.draft.shopId === draft.shopId)
    if (own.length - replaced.length >= MOST_LIVE_HOLDS) return this.#tooMany(own)
    const taken = this.taken(
      replaced.map(({ holdId }) => holdId),
      replaces,
    )
    const assigned = assignTo(plan, taken, (reservation && this.#assignedTo(reservation)) ?? [])
    if (assigned === null) return slotTaken
    if (reservation !== null && this.#isSame(reservation, plan, assigned)) return unchanged
    for (const { holdId } of replaced) this.all.delete(holdId)
    this.#made += 1
    const now = this.#context.clock.now()
    // Holding the same time anew does not begin it anew: others would wait for ever.
    const met = replaced.filter(({ startAt, endAt }) =>
      overlap(span, { start: Date.parse(startAt), end: Date.parse(endAt) }),
    )
    const latest = Math.min(
      now + LONGEST_HOLD_MINUTES * MINUTE_MS,
      ...met.map(({ latestExpiresAt }) => Date.parse(latestExpiresAt)),
    )
    const number = String(this.#made)
    const holdId = `hold-${number}`
    this.#holders.set(holdId, { memberId, assigned })
    const hold = this.#shown(plan, currency, {
      holdId,
      holdToken: `hold-token-${number.padStart(10, '0')}`,
      expiresAt: this.#expiry(latest),
      latestExpiresAt: new Date(latest).toISOString(),
      ...(reservation !== null && { replaces: reservation }),
    })
    this.all.set(holdId, hold)
    return { status: 201, body: { data: hold } }
  }

  /** By its token, which is nobody else's once a member holds it, or by its member. */
  #isOwn({ holdId, holdToken }: Hold, shown: string | undefined, memberId: string | null) {
    const holder = this.#holders.get(holdId)?.memberId ?? null
    return (holdToken === shown && holder === null) || (memberId !== null && holder === memberId)
  }

  /** What a member who confirms shows: a hold of theirs needs no token, and that of another member none helps with. */
  tokenFor(holdId: string, userId: string, shown: string | undefined): string | undefined {
    const holder = this.#holders.get(holdId)?.memberId ?? null
    if (holder === null) return shown
    return holder === userId ? this.all.get(holdId)?.holdToken : undefined
  }

  /** Extends a live hold, and moves it where there is another draft. */
  change(hold: Hold, body: unknown, currency?: Currency): Answer {
    const unknown = unknownFields(body, 'HoldChangeBody')
    if (unknown.length > 0) return invalid(unknown)
    const { holdId, latestExpiresAt } = hold
    const expiresAt = this.#expiry(Date.parse(latestExpiresAt))
    const { draft } = (body ?? {}) as { draft?: DraftBody }
    if (draft === undefined) return this.#keep({ ...hold, expiresAt })
    if (draft.shopId !== hold.draft.shopId) return invalid([{ field: 'draft.shopId', code: 'NOT_ALLOWED' }])
    if (hold.replaces !== undefined && draft.appointmentServiceId !== hold.draft.appointmentServiceId)
      return otherService
    const plan = this.#plan(draft)
    if (plan.failure) return plan.failure
    const holder = this.#holders.get(holdId) ?? { memberId: null, assigned: [] }
    const assigned = assignTo(plan, this.taken([holdId], hold.replaces?.codeNumber), holder.assigned)
    if (assigned === null) return slotTaken
    const reservation = this.#context.reservations().find((one) => one.codeNumber === hold.replaces?.codeNumber)
    if (reservation !== undefined && this.#isSame(reservation, plan, assigned)) return unchanged
    this.#holders.set(holdId, { ...holder, assigned })
    return this.#keep(this.#shown(plan, currency, { ...hold, expiresAt }))
  }

  /** Whoever switched the currency sees the price in the new one. */
  inCurrency(hold: Hold, currency: Currency): Hold {
    return hold.quote.total.currency === currency ? hold : this.atCurrentPrice(hold, currency)
  }

  /** The hold, with another quote where the shop's price is another one now. */
  atCurrentPrice(hold: Hold, currency: Currency = hold.quote.total.currency): Hold {
    const plan = this.#plan(hold.draft)
    if (plan.failure) return hold
    const { quote, replaces } = this.#shown(plan, currency, hold)
    if (isSamePrice(quote, hold.quote)) return hold
    const requoted = { ...hold, quote, ...(replaces && { replaces }) }
    this.all.set(hold.holdId, requoted)
    return requoted
  }

  #keep(hold: Hold): Answer {
    this.all.set(hold.holdId, hold)
    return { status: 200, body: { data: hold } }
  }

  #expiry(latest: number) {
    return new Date(Math.min(this.#context.clock.now() + HOLD_MINUTES * MINUTE_MS, latest)).toISOString()
  }

  #tooMany(own: Hold[]): Answer {
    const left = Math.min(...own.map(({ expiresAt }) => Date.parse(expiresAt) - this.#context.clock.now()))
    return { ...failure(429, 'HOLD_LIMIT'), headers: { 'retry-after': String(Math.ceil(left / 1000)) } }
  }

  /** Where nobody chooses, what was assigned is the shop's own affair and is not named. */
  #shown(
    plan: Plan & { failure: null },
    currency: Currency | undefined,
    {
      holdId,
      holdToken,
      expiresAt,
      latestExpiresAt,
      replaces,
    }: Pick<Hold, 'holdId' | 'holdToken' | 'expiresAt' | 'latestExpiresAt'> & { replaces?: Replaceable },
  ): Hold {
    const { selection, span, draft } = plan
    const { at, service } = selection
    const assigned = this.#holders.get(holdId)?.assigned ?? []
    const named = (kind: 'staff' | 'resource', all: readonly { id: string; name: string }[]) => {
      const found = canChoose(service, kind) ? all.find(({ id }) => assigned.includes(id)) : undefined
      return found === undefined ? null : { id: found.id, name: found.name }
    }
    const [staff, resource] = [named('staff', at.providers), named('resource', at.resources)]
    const price = priceOf(selection, currency ?? shopCurrency(at), this.#context.rates())
    const quote: Quote = quoteAt(selection, span, [staff?.id ?? null, resource?.id ?? null], price)
    return {
      holdId,
      holdToken,
      expiresAt,
      expiresInSeconds: leftUntil(expiresAt, this.#context.clock.now()),
      latestExpiresAt,
      latestExpiresInSeconds: leftUntil(latestExpiresAt, this.#context.clock.now()),
      draft,
      startAt: inUtc(span.start),
      endAt: inUtc(span.end),
      timeZone: at.shop.timeZone,
      staff,
      resource,
      quote,
      policy: policyOf(at),
      ...(replaces && { replaces: replacedBy(replaces, quote, this.#context.rates()) }),
    }
  }

  /** Whether a hold would be what its reservation is already. */
  isUnchanged(hold: Hold, reservation: Reservation) {
    const plan = this.#plan(hold.draft)
    return plan.failure === null && this.#isSame(reservation, plan, this.#holders.get(hold.holdId)?.assigned ?? [])
  }

  #isSame(reservation: Reservation, { selection, span, draft }: Plan & { failure: null }, assigned: string[]) {
    const { startAt, endAt, mainService, additionalServices, returnShop, quantity } = reservation
    const attached = additionalServices.filter(({ kind }) => kind === 'attach')
    const extras = (all: { id: string; quantity: number }[]) => all.map((one) => `${one.id} ${one.quantity}`).sort()
    const content = (of: unknown[]) => JSON.stringify(of)
    return (
      content([
        ...[Date.parse(startAt), Date.parse(endAt), mainService.id, returnShop?.id ?? null, quantity],
        extras(attached),
      ]) ===
        content([
          ...[span.start, span.end, selection.unit.id, selection.branch?.id ?? null, draft.quantity],
          extras(draft.attaches.map(({ attachId, quantity: pieces }) => ({ id: attachId, quantity: pieces }))),
        ]) && content((this.#assignedTo(reservation) ?? assigned).toSorted()) === content(assigned.toSorted())
    )
  }

  /** Nobody holds another time for a reservation any more, but for one hold. */
  releaseReplacing(codeNumber: string, exceptId?: string) {
    for (const { holdId, replaces } of [...this.all.values()])
      if (replaces?.codeNumber === codeNumber && holdId !== exceptId) this.all.delete(holdId)
  }

  /** A time that never was one is 400; one that was and is not any more is taken. */
  #plan(given: unknown): Plan {
    const errors = draftErrors(given)
    if (errors.length > 0) return { failure: invalid(errors) }
    const body = given as DraftBody
    const at = this.#shopOf(body.shopId)
    const service = at?.shop.services.find(({ id }) => id === body.appointmentServiceId)
    if (at === undefined || service === undefined) return { failure: notAvailable }
    const { appointmentUnitId = null, staffId = null, resourceItemId = null, attaches = [], quantity } = body
    const { returnTime = null, returnShopId = null } = body
    const choice = {
      ...{ unitId: appointmentUnitId, quantity, attaches, staffId, resourceItemId },
      ...{ returnTime, returnShopId },
    }
    const { selection, fields } = selectionOf(at, service, choice, names)
    const wrong = [...quantityErrors(service, quantity, names.quantity), ...(fields ?? [])]
    if (selection === null || wrong.length > 0) return { failure: invalid(wrong) }
    const { reservationDate: date, reservationTime: time } = body
    const now = this.#context.clock.now()
    const start = instantAt(at, date, time)
    const today = dateAt(at, now)
    const onGrid = startAt(at, service, start, 0)
    const isOutside = dateAt(at, start) < today || (onGrid?.date ?? date) > daysLater(today, HORIZON_DAYS)
    if (isOutside || onGrid === undefined) {
      const isTime = !isOutside && startsOf(at, service, date, 0).length > 0
      const field = isTime ? 'draft.reservationTime' : 'draft.reservationDate'
      return { failure: invalid([{ field, code: 'NOT_ALLOWED' }]) }
    }
    const found = startAt(at, service, start, selection.minutes, selection.back)
    if (found === undefined && selection.back !== null)
      return { failure: invalid([{ field: names.returnTime, code: 'NOT_ALLOWED' }]) }
    if (found === undefined || start < earliestStart(at, now)) return { failure: slotTaken }
    const draft = {
      ...{ ...body, appointmentUnitId: selection.unit.id, attaches },
      // After midnight, of the date in whose hours it is, whichever of the two was said.
      ...{ reservationDate: found.date, reservationTime: dayTime(found.slot.minutes) },
    }
    return { selection, span: found.slot, draft, failure: null }
  }
}

/** As the server writes the instants of what is booked; those of free times have the offset of the shop. */
const inUtc = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z')

const assignTo = ({ selection, span, draft }: Plan & { failure: null }, taken: Occupancy[], before: string[] = []) =>
  assign(selection, span, instantAt(selection.at, draft.reservationDate, '00:00'), taken, before)

/** Limits of shops that set none. */
export const RESCHEDULE = { hours: 24, limit: 3 }

export const policyOf = ({
  shop: { freeCancellationHours: freeHours, lateFee },
  reschedule = RESCHEDULE,
}: FakeShop) => ({
  freeHours,
  lateFee,
  reschedule,
  text: `Free until ${freeHours} hours before`,
})

const TIME = /^([0-2]\d|3[0-5]):[0-5]\d$/

/** Checks the form of a draft by the contract. */
function draftErrors(draft: unknown): FieldError[] {
  if (typeof draft !== 'object' || draft === null) return [{ field: 'draft', code: 'REQUIRED' }]
  const given = draft as Record<string, unknown>
  const required = ['shopId', 'appointmentServiceId', 'reservationDate', 'reservationTime', 'quantity'] as const
  const isDate = parseDate(String(given.reservationDate)) !== null
  const wrong: Partial<Record<(typeof required)[number], boolean>> = {
    reservationDate: !isDate,
    reservationTime: !TIME.test(String(given.reservationTime)),
  }
  return required.flatMap((name): FieldError[] => {
    if (given[name] === undefined) return [{ field: `draft.${name}`, code: 'REQUIRED' }]
    if (wrong[name]) return [{ field: `draft.${name}`, code: 'FORMAT' }]
    return name === 'quantity' && !Number.isInteger(given[name]) ? [{ field: 'draft.quantity', code: 'TYPE' }] : []
  })
}
