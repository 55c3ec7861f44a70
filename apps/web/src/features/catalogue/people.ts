import type { components } from '@yoyaku/core/types'
import { readInteger } from '@yoyaku/input'

type Service = components['schemas']['Service']
export type PeopleRange = Pick<Service, 'minQuantity' | 'maxQuantity'>

/** A car that is washed is not for a number of people: nobody is asked for one, and any party may have it. */
export const isForPeople = ({
  maxQuantity,
  pricePer,
  perPerson,
  dayUnit,
}: Pick<Service, 'maxQuantity' | 'pricePer' | 'perPerson' | 'dayUnit'>): boolean =>
  maxQuantity > 1 || pricePer === 'person' || perPerson || dayUnit

export interface RequestedPeople {
  /** The nearest number that is possible; null where the address says no number of people. */
  readonly quantity: number | null
  /** The address asks for another number than is possible. */
  readonly isAdjusted: boolean
}

export const nearestQuantity = (quantity: number, { minQuantity, maxQuantity }: PeopleRange): number =>
  Math.min(Math.max(quantity, minQuantity), maxQuantity)

/** The number of people that the address asks for, as far as it is possible. */
export function requestedPeople(search: URLSearchParams, range: PeopleRange): RequestedPeople {
  const requested = readInteger(search.get('quantity'))
  if (requested === null || requested < 1) return { quantity: null, isAdjusted: false }
  const quantity = nearestQuantity(requested, range)
  return { quantity, isAdjusted: quantity !== requested }
}
