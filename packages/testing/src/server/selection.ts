import type { AttachChoice, FieldCode } from '@yoyaku/core/types'
import { type Back, DAY_MINUTES, dayMinutes } from './opening-hours.ts'
import type { FakeShop, ReturnBranch, Service, ServiceAttach, ServiceUnit } from './shops.ts'

/** The choices at a shop, apart from the time. */
export type Choice = {
  unitId: string | null
  quantity: number
  attaches: readonly AttachChoice[]
  staffId: string | null
  resourceItemId: string | null
  /** Return of a rental of whole days: `HH:MM`, and the id of another shop. */
  returnTime?: string | null
  returnShopId?: string | null
}

type Kind = 'staff' | 'resource'
/** So many of the candidates, the chosen one among them. */
export type Need = { kind: Kind; count: number; candidates: { id: string; capacity: number }[]; chosen: string | null }

/** A choice that the shop can mean something by, and for how long it takes somebody or something. */
export type Selection = {
  at: FakeShop
  service: Service
  unit: ServiceUnit
  quantity: number
  attaches: { attach: ServiceAttach; quantity: number }[]
  needs: Need[]
  minutes: number
  /** Time of the return where it is another than that of the pick-up. */
  back: Back | null
  /** Shop of the return; null: that of the pick-up. */
  branch: ReturnBranch | null
}

export type FieldError = { field: string; code: FieldCode }

/** How the fields of a choice are called where it came from. */
export type FieldNames = Record<
  'unitId' | 'quantity' | 'staffId' | 'resourceItemId' | 'returnTime' | 'returnShopId',
  string
> & {
  attach(index: number): string
}

type Outcome = { selection: Selection; fields: null } | { selection: null; fields: FieldError[] }

/** Says everything that is wrong at once, but for the number of people: for some may only look. */
export function selectionOf(at: FakeShop, service: Service, choice: Choice, names: FieldNames): Outcome {
  const { quantity } = choice
  const fields: FieldError[] = []
  const [first] = service.units
  const unit = choice.unitId === null ? first : service.units.find(({ id }) => id === choice.unitId)
  if (unit === undefined) fields.push({ field: names.unitId, code: 'UNKNOWN' })
  const attaches = choice.attaches.flatMap(({ attachId, quantity: pieces }, index) => {
    const attach = service.hasAttaches ? at.attaches.find(({ id }) => id === attachId) : undefined
    const isTwice = choice.attaches.findIndex((other) => other.attachId === attachId) !== index
    const isTooMany = attach !== undefined && pieces > mostPieces(service, attach, quantity)
    const code = attach === undefined ? 'UNKNOWN' : isTwice ? 'NOT_ALLOWED' : isTooMany ? 'TOO_LARGE' : null
    if (code !== null) fields.push({ field: names.attach(index), code })
    return attach === undefined ? [] : [{ attach, quantity: pieces }]
  })
  for (const [chosen, all, mode, field] of [
    [choice.staffId, at.providers, 'staff', names.staffId],
    [choice.resourceItemId, at.resources, 'resource', names.resourceItemId],
  ] as const) {
    if (chosen === null) continue
    if (!canChoose(service, mode)) fields.push({ field, code: 'NOT_ALLOWED' })
    else if (!all.some(({ id }) => id === chosen)) fields.push({ field, code: 'UNKNOWN' })
  }
  const { returnTime = null, returnShopId = null } = choice
  const branch = (service.dayUnit && at.returnBranches?.find(({ id }) => id === returnShopId)) || null
  if (returnTime !== null && !service.dayUnit) fields.push({ field: names.returnTime, code: 'NOT_ALLOWED' })
  if (returnShopId !== null && returnShopId !== at.shop.id && branch === null)
    fields.push({ field: names.returnShopId, code: service.dayUnit ? 'UNKNOWN' : 'NOT_ALLOWED' })
  if (unit === undefined || fields.length > 0) return { selection: null, fields }
  const days = Math.ceil(unit.durationMinutes / DAY_MINUTES)
  const back = returnTime === null ? null : { days, minutes: dayMinutes(returnTime) }
  const needs = needsOf(at, service, choice)
  const minutes = minutesOf(service, unit, quantity, attaches)
  return { selection: { at, service, unit, quantity, attaches, needs, minutes, back, branch }, fields: null }
}

export function quantityErrors({ minQuantity, maxQuantity }: Service, quantity: number, field: string): FieldError[] {
  if (quantity < minQuantity) return [{ field, code: 'TOO_SMALL' }]
  return quantity > maxQuantity ? [{ field, code: 'TOO_LARGE' }] : []
}

/** Where each person has staff or equipment of their own, each may have as many as the shop allows. */
export const mostPieces = ({ perPerson }: Service, { maxQuantity }: ServiceAttach, people: number) =>
  perPerson ? maxQuantity * people : maxQuantity

export const canChoose = ({ selectionUnitMode }: Service, kind: Kind) =>
  selectionUnitMode === kind || selectionUnitMode === 'staff_and_resource'

/** The same selection for another number of people. */
export function withQuantity(selection: Selection, quantity: number): Selection {
  const { at, service, needs } = selection
  const chosen = (kind: Kind) => needs.find((need) => need.kind === kind)?.chosen ?? null
  const choice = { quantity, staffId: chosen('staff'), resourceItemId: chosen('resource') }
  return { ...selection, quantity, needs: needsOf(at, service, choice) }
}

/**
 * Where nobody chooses, something is taken all the same: a thing if the shop has any, else one of the staff. A party that shares one thing
 * needs one that is large enough.
 */
function needsOf(
  at: FakeShop,
  { perPerson, selectionUnitMode }: Service,
  { quantity, staffId, resourceItemId }: Pick<Choice, 'quantity' | 'staffId' | 'resourceItemId'>,
): Need[] {
  const count = perPerson ? quantity : 1
  const people = at.providers.map(({ id }) => ({ id, capacity: 1 }))
  const things = at.resources
    .map(({ id, capacity = Number.POSITIVE_INFINITY }) => ({ id, capacity }))
    .filter(({ capacity }) => perPerson || capacity >= quantity)
  const staff: Need = { kind: 'staff', count, candidates: people, chosen: staffId }
  const resource: Need = { kind: 'resource', count, candidates: things, chosen: resourceItemId }
  switch (selectionUnitMode) {
    case 'staff':
      return [staff]
    case 'resource':
      return [resource]
    case 'staff_and_resource':
      return [staff, resource]
    default:
      return [at.resources.length > 0 ? resource : staff]
  }
}

/** Who has somebody of their own gets what is added at the same time as the others. A rental is of whole days, and its extras come after them. */
function minutesOf(service: Service, unit: ServiceUnit, quantity: number, attaches: Selection['attaches']): number {
  const abreast = service.perPerson ? quantity : 1
  const { durationMinutes } = unit
  return attaches.reduce(
    (sum, { attach, quantity: pieces }) => sum + attach.durationMinutes * Math.ceil(pieces / abreast),
    service.dayUnit ? Math.ceil(durationMinutes / DAY_MINUTES) * DAY_MINUTES : durationMinutes,
  )
}
