import { closeAfter, minutesOf } from '../../src/lib/minutes-of-day.ts'
import { DAY_MINUTES, LAST_MINUTE } from '../../src/lib/shop-calendar.ts'
import { minorOf, priceRule } from '../../src/modules/money/price-text.ts'
import { MOST_STRETCHES, mistakesInHours } from '../../src/modules/operator/hours-of-day.ts'
import { sayField } from '../refused-fields.ts'
import type { ShopInput } from './format.ts'

export type Wrong = (path: PropertyKey[], message: string) => void

/** Checks that the fields of a shop do not contradict each other; references are checked elsewhere. */
export function checkWithin(shop: ShopInput, wrong: Wrong): void {
  const { staff = [], currency } = shop
  twice(shop.reminders, ['reminders'], wrong)
  twice(shop.attaches, ['attaches'], wrong)
  twice(shop.services, ['services'], wrong)
  twice(staff, ['staff'], wrong)
  twice(shop.equipment, ['equipment'], wrong, new Set(staff.map((one) => one?.id)))
  for (const [at, service] of (shop.services ?? []).entries()) twice(service?.units, ['services', at, 'units'], wrong)
  for (const { price, path } of pricesOf(shop)) {
    if (price !== undefined && currency !== undefined && minorOf(price, currency) === null)
      wrong(path, `is ${priceRule(currency)}`)
  }
  const branches = new Set<string>()
  for (const [at, branch] of (shop.returnBranches ?? []).entries()) {
    if (branch?.shopId === undefined) continue
    if (branch.shopId === shop.id) wrong(['returnBranches', at, 'shopId'], 'is the shop itself')
    if (branches.has(branch.shopId)) wrong(['returnBranches', at, 'shopId'], `is there twice: ${branch.shopId}`)
    branches.add(branch.shopId)
  }
  const hours = shop.hours?.map((one) => ({ weekday: one?.weekday, from: one?.open, to: one?.close }))
  spans(hours, ['hours'], ['open', 'close'], wrong)
  specialDays(shop.specialHours, wrong)
  for (const [at, one] of staff.entries()) {
    const shifts = one?.shifts?.map((shift) => ({ weekday: shift?.weekday, from: shift?.start, to: shift?.end }))
    spans(shifts, ['staff', at, 'shifts'], ['start', 'end'], wrong)
  }
}

type Priced = { price: string | undefined; path: PropertyKey[] }

const pricesOf = ({ attaches = [], services = [], returnBranches = [], lateCancellationFee }: ShopInput): Priced[] => [
  ...(lateCancellationFee != null && /^\d+(\.\d+)?$/.test(lateCancellationFee)
    ? [{ price: lateCancellationFee, path: ['lateCancellationFee'] }]
    : []),
  ...attaches.map((attach, index) => ({ price: attach?.price, path: ['attaches', index, 'price'] })),
  ...returnBranches.map((branch, index) => ({ price: branch?.price, path: ['returnBranches', index, 'price'] })),
  ...services.flatMap((service, index) => [
    ...(service?.units ?? []).map((unit, place) => ({
      price: unit?.price,
      path: ['services', index, 'units', place, 'price'],
    })),
    { price: service?.perDay?.price, path: ['services', index, 'perDay', 'price'] },
    ...(service?.perDay?.tiers ?? []).map((tier, place) => ({
      price: tier?.price,
      path: ['services', index, 'perDay', 'tiers', place, 'price'],
    })),
  ]),
]

function twice(
  things: readonly ({ id?: string | undefined } | undefined)[] | undefined,
  path: PropertyKey[],
  wrong: Wrong,
  seen = new Set<string | undefined>(),
): void {
  for (const [at, one] of (things ?? []).entries()) {
    if (one?.id === undefined) continue
    if (seen.has(one.id)) wrong([...path, at, 'id'], `is there twice: ${one.id}`)
    seen.add(one.id)
  }
}

/** By the rule of the command `hours`. */
function specialDays(specialHours: ShopInput['specialHours'], wrong: Wrong): void {
  const whole = (specialHours ?? []).flatMap((one, index) =>
    one?.date === undefined || one.open === undefined || one.close === undefined
      ? []
      : [{ index, day: `${one.who ?? ''} ${one.date}`, open: one.open, close: one.close }],
  )
  for (const hours of Map.groupBy(whole, ({ day }) => day).values()) {
    const more = hours[MOST_STRETCHES]
    if (more !== undefined)
      wrong(['specialHours', more.index, 'date'], sayField({ field: 'hours', code: 'TOO_LONG' }).message)
    for (const { index, ...field } of mistakesInHours(hours)) {
      const { name, message } = sayField(field)
      wrong(['specialHours', hours[index]?.index ?? 0, name], message)
    }
  }
}

type Span = { weekday: number | undefined; from: string | undefined; to: string | undefined }
/** In minutes of the week. */
type Placed = { weekday: number; start: number; end: number }

const WEEK_MINUTES = 7 * DAY_MINUTES

function spans(all: Span[] | undefined, path: PropertyKey[], [start, end]: [string, string], wrong: Wrong): void {
  const earlier: Placed[] = []
  for (const [at, { weekday, from, to }] of (all ?? []).entries()) {
    if (weekday === undefined || from === undefined || to === undefined) continue
    const midnight = (weekday - 1) * DAY_MINUTES
    const placed = { weekday, start: midnight + minutesOf(from), end: midnight + closeAfter(from, to) }
    if (closeAfter(from, to) > LAST_MINUTE)
      wrong([...path, at, end], sayField({ field: 'close', code: 'TOO_LARGE' }).message)
    const met = earlier.find((one) => meet(one, placed))
    if (met !== undefined) wrong([...path, at, start], `meets another time of weekday ${met.weekday}`)
    earlier.push(placed)
  }
}

/** Also over the end of the week: a night of Sunday lasts into Monday. */
const meet = (one: Placed, other: Placed): boolean =>
  [-WEEK_MINUTES, 0, WEEK_MINUTES].some((shift) => one.start + shift < other.end && other.start < one.end + shift)
