import type { FieldError } from '../../contract/types.ts'
import { minutesOf } from '../../lib/minutes-of-day.ts'
import type { Attach, Bookable, Offer, ReturnBranch, Unit } from './offer.ts'
import { kindOf, type Need, needsOf, type Schedule } from './schedule.ts'

/** The choices of a booking, apart from the time. */
export type BookingSelection = {
  unitId: string | null
  quantity: number
  attaches: { attachId: string; quantity: number }[]
  staffId: string | null
  itemId: string | null
  /** Of a rental of whole days: HH:MM, and the id of another shop. */
  returnTime?: string | undefined
  returnShopId?: string | undefined
}

/** A wish that the offer can mean something by. */
export type Request = {
  unit: Unit
  quantity: number
  attaches: { attach: Attach; quantity: number }[]
  needs: Need<Bookable>[]
  returnMinutes?: number | undefined
  /** Absent: it is returned where it was picked up. */
  returnBranch?: ReturnBranch | undefined
}

/** The names of the fields of the selection in the request. */
export type FieldNames = {
  unitId: string
  quantity: string
  staffId: string
  itemId: string
  /** `returnTime` when absent. */
  returnTime?: string
  /** `returnShopId` when absent. */
  returnShopId?: string
  attach(index: number): string
}

type ResolvedSelection = { request: Request; fields: null } | { request: null; fields: FieldError[] }

/** How many pieces a party may have: where each person has staff and equipment of their own, each may have the most. */
export const mostPieces = ({ service }: Offer, { maxQuantity }: Attach, people: number): number =>
  service.perPerson ? maxQuantity * people : maxQuantity

/** Says everything that is wrong at once. The number of people is looked at by `quantityErrors`, for some may only look. */
export function resolveSelection(offer: Offer, selection: BookingSelection, names: FieldNames): ResolvedSelection {
  const fields: FieldError[] = []
  const unit = selection.unitId === null ? offer.units[0] : offer.units.find(({ id }) => id === selection.unitId)
  if (unit === undefined) fields.push({ field: names.unitId, code: 'UNKNOWN' })
  const attaches = selection.attaches.flatMap(({ attachId, quantity }, index) => {
    const attach = offer.attaches.find(({ id }) => id === attachId)
    const twice = selection.attaches.findIndex((other) => other.attachId === attachId) !== index
    const isTooLarge = attach !== undefined && quantity > mostPieces(offer, attach, selection.quantity)
    const code = attach === undefined ? 'UNKNOWN' : twice ? 'NOT_ALLOWED' : isTooLarge ? 'TOO_LARGE' : null
    if (code !== null) fields.push({ field: names.attach(index), code })
    return attach === undefined ? [] : [{ attach, quantity }]
  })
  const needs = needsOf(offer, selection)
  for (const [kind, chosen, field] of [
    ['staff', selection.staffId, names.staffId],
    ['item', selection.itemId, names.itemId],
  ] as const) {
    if (chosen === null) continue
    const linked = offer.bookables.some((bookable) => bookable.id === chosen && kindOf(bookable) === kind)
    if (!canChoose(offer, kind)) fields.push({ field, code: 'NOT_ALLOWED' })
    else if (!linked) fields.push({ field, code: 'UNKNOWN' })
  }
  const { returnTime, returnShopId } = selection
  const { returnTime: timeName = 'returnTime', returnShopId: shopName = 'returnShopId' } = names
  const returnBranch = offer.returnBranches.find(({ id }) => id === returnShopId)
  if (returnTime !== undefined && !offer.service.dayUnit) fields.push({ field: timeName, code: 'NOT_ALLOWED' })
  if (returnShopId !== undefined && returnShopId !== offer.shop.id && returnBranch === undefined) {
    fields.push({ field: shopName, code: offer.service.dayUnit ? 'UNKNOWN' : 'NOT_ALLOWED' })
  }
  if (unit === undefined || fields.length > 0) return { request: null, fields }
  const returnMinutes = returnTime === undefined ? undefined : minutesOf(returnTime)
  return { request: { unit, quantity: selection.quantity, attaches, needs, returnMinutes, returnBranch }, fields: null }
}

export function quantityErrors({ service }: Pick<Schedule, 'service'>, quantity: number, field: string): FieldError[] {
  if (quantity < service.minQuantity) return [{ field, code: 'TOO_SMALL' }]
  if (quantity > service.maxQuantity) return [{ field, code: 'TOO_LARGE' }]
  return []
}

export function canChoose({ service: { mode } }: Pick<Schedule, 'service'>, kind: Need['kind']): boolean {
  return mode === 'staff_and_resource' || mode === (kind === 'staff' ? 'staff' : 'resource')
}

/** The same request by another number of people. */
export function withQuantity(offer: Offer, request: Request, quantity: number): Request {
  const needs = needsOf(offer, { quantity, staffId: chosenOf(request, 'staff'), itemId: chosenOf(request, 'item') })
  return { ...request, quantity, needs }
}

/** Id of the one that was chosen; null is no preference. */
export const chosenOf = ({ needs }: Request, kind: Need['kind']): string | null =>
  needs.find((need) => need.kind === kind)?.chosen ?? null
