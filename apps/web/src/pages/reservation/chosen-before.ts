import type { Draft, ReservationOptions } from '@yoyaku/core'
import { type Service, unitOf } from './service.ts'

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

const fitting = (text: string | null, form: RegExp): string | undefined =>
  text !== null && form.test(text) ? text : undefined

/** What earlier pages chose, from the address; whatever does not fit the service is left for the person to choose. */
export function chosenBefore(service: Service, search: URLSearchParams, today: string): ReservationOptions {
  const asked = Number(search.get('quantity'))
  const quantity =
    Number.isInteger(asked) && asked >= service.minQuantity && asked <= service.maxQuantity ? asked : undefined
  const unit = service.units.find(({ id }) => id === search.get('unitId'))
  const given = fitting(search.get('date'), DATE)
  const date = given !== undefined && given >= today ? given : undefined
  const time = date === undefined ? undefined : fitting(search.get('time'), TIME)
  return {
    serviceId: service.id,
    serviceName: service.name,
    shopId: service.shop.id,
    shopName: service.shop.shopName,
    selectionUnitMode: service.selectionUnitMode,
    ...(unit !== undefined && { appointmentUnitId: unit.id, mainServicePrice: unit.price }),
    ...(quantity !== undefined && { quantity }),
    ...(date !== undefined && { reservationDate: date }),
    ...(time !== undefined && { reservationTime: time }),
  }
}

/** What a new draft still lacks, and an old one can no longer have: a unit, a number of people that fits, a day to come. */
export function startOf(service: Service, draft: Draft, today: string): Partial<Draft> | null {
  const unit = unitOf(service, draft.appointmentUnitId)
  const quantity = Math.min(Math.max(draft.quantity, service.minQuantity), service.maxQuantity)
  const isPast = draft.reservationDate !== null && draft.reservationDate < today
  const patch = {
    ...(unit !== undefined &&
      unit.id !== draft.appointmentUnitId && { appointmentUnitId: unit.id, mainServicePrice: unit.price }),
    ...(quantity !== draft.quantity && { quantity }),
    ...(isPast && { reservationDate: null, reservationTime: null }),
  }
  return Object.keys(patch).length === 0 ? null : patch
}

/** The same choices as an address, so that a reload, another language or a friend finds them. */
export function asAddress(draft: Draft): Record<string, string> {
  return {
    ...(draft.appointmentUnitId !== null && { unitId: draft.appointmentUnitId }),
    ...(draft.reservationDate !== null && { date: draft.reservationDate }),
    ...(draft.reservationTime !== null && { time: draft.reservationTime }),
    quantity: String(draft.quantity),
  }
}
