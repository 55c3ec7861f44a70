import { parseDate } from '@yoyaku/core/client'
import type { components } from '@yoyaku/core/types'
import { readInteger } from '@yoyaku/input'
import {
  type DayRange,
  isBefore,
  isEmpty,
  lastBookableDay,
  monthRange,
  PEOPLE,
  type Present,
  presentIn,
  stripRange,
} from '../../../features/catalogue/days.ts'
import { isForPeople, requestedPeople } from '../../../features/catalogue/people.ts'
import { type StartTimes, startTimesOf } from '../../../features/catalogue/start-times.ts'
import { readClock, readTime } from '../../../features/dates/business-time.ts'
import {
  isRental,
  lengthsOf,
  type Range,
  type RentalTimes,
  rangeOf,
  unitOfDays,
} from '../../../features/rental/rental.ts'

export type Shop = components['schemas']['Shop']
export type Service = components['schemas']['Service']
export type Unit = components['schemas']['ServiceUnit']

/** What has been chosen on the shop's page; all of it stands in the address. */
export interface Choice extends Present {
  readonly service: Service | null
  readonly unit: Unit | null
  readonly quantity: number
  /** The address asks for more people than the shop takes. */
  readonly isQuantityAdjusted: boolean
  /** Null until somebody chooses one: then the next free day is shown. */
  readonly date: string | null
  /** How long a rental is to be, also before its days are chosen; null where nothing says so. */
  readonly rentedUnit: Unit | null
  /** The days of a rental; null of anything else, and until both its ends are chosen. */
  readonly range: Range | null
  /** The times that a search was for. */
  readonly startTimes: StartTimes
}

export const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1)

/** The numbers of people to choose among: up to the most that any service of the shop takes. */
export function peopleOf(shop: Pick<Shop, 'services'>): readonly number[] {
  const most = Math.max(1, ...shop.services.map(({ maxQuantity }) => maxQuantity))
  return PEOPLE.filter((count) => count <= most)
}

/** Reads the address; what does not fit the shop is as if it had not been said. */
export function choiceOf(shop: Shop, search: URLSearchParams, now: string): Choice {
  const { today, firstDay } = presentIn(now, shop.timeZone)
  const service = shop.services.find(({ id }) => id === search.get('serviceId')) ?? shop.services[0] ?? null
  const unitParam = service?.units.find(({ id }) => id === search.get('unitId'))
  const chosenUnit =
    unitParam ?? (service && isRental(service) ? unitOfDays(service, readInteger(search.get('days')) ?? 0) : undefined)
  const unit = chosenUnit ?? service?.units[0] ?? null
  const requested = requestedPeople(search, {
    minQuantity: 1,
    // A vehicle may have more seats than other services take people.
    maxQuantity: Math.max(peopleOf(shop).length, service?.dayUnit === true ? service.maxQuantity : 0),
  })
  const isCounted = service === null || isForPeople(service)
  const quantity = isCounted ? (requested.quantity ?? Math.max(1, service?.minQuantity ?? 1)) : 1
  const dateParam = parseDate(search.get('date'))
  const isBookable = (day: string): boolean => !isBefore(day, firstDay) && !isBefore(lastBookableDay(today), day)
  const date = dateParam !== null && isBookable(dateParam) ? dateParam : null
  const rentedUnit = (service !== null && isRental(service) && chosenUnit) || null
  return {
    service,
    unit,
    rentedUnit,
    quantity,
    isQuantityAdjusted: isCounted && requested.isAdjusted,
    date,
    range: rangeOf(date, rentedUnit),
    startTimes: startTimesOf(search),
    today,
    firstDay,
  }
}

/** When a rental is picked up, and when and where it is returned. */
export interface RentalChoice extends Required<RentalTimes> {
  /** Null: where it was picked up. */
  readonly returnShopId: string | null
}

/** Reads what of a rental is chosen beside its days, as the reservation's page reads it. */
export const rentalChoiceOf = ({ returnBranches }: Shop, search: URLSearchParams): RentalChoice => ({
  time: readTime(search.get('time')),
  returnTime: readClock(search.get('returnTime')),
  returnShopId: returnBranches?.find(({ id }) => id === search.get('returnShopId'))?.id ?? null,
})

/** The same page with another choice; null leaves a name out. */
export function withChoice(
  shopId: string,
  search: URLSearchParams,
  patch: Readonly<Record<string, string | number | null>>,
): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) next.delete(name)
    else next.set(name, String(value))
  }
  // A unit belongs to its service.
  if ('serviceId' in patch && !('unitId' in patch)) next.delete('unitId')
  return `/brands/${encodeURIComponent(shopId)}?${next}`
}

export const acceptsQuantity = (service: Service, quantity: number): boolean =>
  !isForPeople(service) || (quantity >= service.minQuantity && quantity <= service.maxQuantity)

/** What availability is asked with. */
export function availabilityQuery({ service, unit, quantity, date, ...present }: Choice) {
  if (service === null || !acceptsQuantity(service, quantity)) return null
  return {
    serviceId: service.id,
    quantity,
    ...(unit !== null && { unitId: unit.id }),
    ...stripRange(present, date),
  }
}

/** One's own hold never blocks oneself. */
export const withHold = <Params extends object>(params: Params, hold: { readonly holdId: string } | null) =>
  hold === null ? params : { ...params, holdId: hold.holdId }

/** What a calendar of rental days is asked with: where the shortest rental has something left, another one may have. */
export function rentalDaysQuery(choice: Choice, range: DayRange) {
  const { service } = choice
  const shortest = service === null ? undefined : unitOfDays(service, Math.min(...lengthsOf(service)))
  return { serviceId: service?.id ?? '', quantity: choice.quantity, unitId: shortest?.id ?? '', ...range }
}

/** What the availability of a month is asked with; null where none of it can be chosen. */
export function monthQuery(choice: Choice, month: string) {
  const selection = availabilityQuery(choice)
  const range = monthRange(choice.today, month)
  return selection === null || isEmpty(range) ? null : { ...selection, ...range }
}

/** Null or left out: returned when, and where, it was picked up. */
interface RentalReturn {
  readonly returnTime?: string | null
  readonly returnShopId?: string | null
}

/** Where a tap on a time leads. */
export function reservationHref(
  { service, unit, quantity }: Choice,
  date: string,
  time: string,
  { returnTime = null, returnShopId = null }: RentalReturn = {},
): string {
  const query = new URLSearchParams({
    ...(unit !== null && { unitId: unit.id }),
    date,
    time,
    ...(returnTime !== null && { returnTime }),
    ...(returnShopId !== null && { returnShopId }),
    quantity: String(quantity),
  })
  return `/reservation/${encodeURIComponent(service?.id ?? '')}?${query}`
}
