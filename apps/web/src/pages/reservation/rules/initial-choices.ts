import type { ReservationOptions } from '@yoyaku/core'
import { parseDate } from '@yoyaku/core/client'
import type { ReservationDraft } from '@yoyaku/core/types'
import { isBefore, type Present } from '../../../features/catalogue/days.ts'
import { nearestQuantity, requestedPeople } from '../../../features/catalogue/people.ts'
import { onTheClock, readClock, readTime } from '../../../features/dates/business-time.ts'
import { isRental, rangeOf } from '../../../features/rental/rental.ts'
import { type Service, unitOf } from './service.ts'

/** Whether the day is over: that of an evening goes on after midnight, without a time or with one after midnight. */
function isOver(date: string, time: string | null, { today, firstDay }: Present): boolean {
  if (time === null) return isBefore(date, firstDay)
  return isBefore(onTheClock({ date, time }).toPlainDate().toString(), today)
}

/** What earlier pages chose, from the address; whatever does not fit the service is left for the person to choose. */
export function initialChoices(service: Service, search: URLSearchParams, present: Present): ReservationOptions {
  const { quantity } = requestedPeople(search, service)
  const unit = service.units.find(({ id }) => id === search.get('unitId'))
  const dateParam = parseDate(search.get('date'))
  const returnTime = service.dayUnit ? readClock(search.get('returnTime')) : null
  const branch = service.returnBranches?.find(({ id }) => id === search.get('returnShopId'))
  const time = readTime(search.get('time'))
  const date = dateParam !== null && !isOver(dateParam, time, present) ? dateParam : null
  return {
    serviceId: service.id,
    serviceName: service.name,
    shopId: service.shop.id,
    shopName: service.shop.shopName,
    selectionUnitMode: service.selectionUnitMode,
    ...(unit !== undefined && { unitId: unit.id }),
    ...(quantity !== null && { quantity }),
    ...(date !== null && { reservationDate: date }),
    ...(date !== null && time !== null && { reservationTime: time }),
    ...(returnTime !== null && { returnTime }),
    ...(branch !== undefined && { returnShopId: branch.id }),
  }
}

/** Completes a new draft and corrects an old one: a unit, a number of people that fits, a future day. */
export function draftCorrections(
  service: Service,
  draft: Pick<ReservationDraft, 'unitId' | 'quantity' | 'reservationDate' | 'reservationTime'>,
  present: Present,
): Partial<ReservationDraft> | null {
  const unit = unitOf(service, draft.unitId)
  const quantity = nearestQuantity(draft.quantity, service)
  const isPast = draft.reservationDate !== null && isOver(draft.reservationDate, draft.reservationTime, present)
  const patch = {
    ...(unit !== undefined && unit.id !== draft.unitId && { unitId: unit.id }),
    ...(quantity !== draft.quantity && { quantity }),
    ...(isPast && { reservationDate: null, reservationTime: null }),
  }
  return Object.keys(patch).length === 0 ? null : patch
}

/** The same choices as an address, so that a reload, another language or a friend finds them. */
export function toSearchParams(draft: ReservationDraft): Record<string, string> {
  return {
    ...(draft.unitId !== null && { unitId: draft.unitId }),
    ...(draft.reservationDate !== null && { date: draft.reservationDate }),
    ...(draft.reservationTime !== null && { time: draft.reservationTime }),
    ...(draft.returnTime !== null && { returnTime: draft.returnTime }),
    ...(draft.returnShopId !== null && { returnShopId: draft.returnShopId }),
    quantity: String(draft.quantity),
  }
}

/** Back to the shop, with what is chosen. */
export function shopHref(service: Service, search: URLSearchParams): string {
  const { id, shop } = service
  const ofRental = isRental(service) ? ['time', 'returnTime', 'returnShopId'] : []
  const chosen = ['unitId', 'quantity', 'date', ...ofRental].flatMap((name) => {
    const value = search.get(name)
    return value === null ? [] : [[name, value]]
  })
  const address = new URLSearchParams([['serviceId', id], ...chosen])
  const unit = isRental(service) ? service.units.find((one) => one.id === search.get('unitId')) : undefined
  const times = { time: search.get('time'), returnTime: search.get('returnTime') }
  const range = rangeOf(search.get('date'), unit, times)
  // At the shop a later return is no day more: its days are those of the calendar.
  if (range !== null) {
    address.delete('unitId')
    address.set('days', String(range.days))
  }
  return `/brands/${encodeURIComponent(shop.id)}?${address}`
}
