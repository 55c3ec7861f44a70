import type { WaitingEntry } from '@yoyaku/core/types'

/** The address that takes an offered time: the same as in the e-mail about it. */
export function offerPath({ id, offer }: Pick<WaitingEntry, 'id' | 'offer'>): string | null {
  if (offer === null) return null
  const { serviceId, reservationDate: date, reservationTime: time, quantity, ...more } = offer.booking
  const { unitId, staffId, equipmentId, returnTime, returnShopId } = more
  const chosen = {
    date,
    time,
    quantity: quantity?.toString(),
    unitId,
    staffId,
    resourceItemId: equipmentId,
    returnTime,
    returnShopId,
    entry: id,
  }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) if (value != null) search.set(name, value)
  return `/reservation/${encodeURIComponent(serviceId)}?${search}`
}
