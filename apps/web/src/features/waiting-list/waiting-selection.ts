import { parseDate } from '@yoyaku/core/client'
import { readInteger } from '@yoyaku/input'

/** What somebody is about to wait for; empty texts are "any". Also the fields of the form. */
export interface WaitingSelection {
  readonly shopId: string
  readonly serviceId: string
  readonly unitId: string
  readonly date: string
  /** The first and the last start that suit. */
  readonly timeFrom: string
  readonly timeTo: string
  readonly quantity: number
  readonly staffId: string
  /** Of a rental: HH:MM; the id of another branch. */
  readonly returnTime: string
  readonly returnShopId: string
}

/** The draft of a form that was left for the sign-in; null where there is none. */
export function parseWaitingSelection(stored: Readonly<Record<string, string>>): WaitingSelection | null {
  const { shopId = '', serviceId = '', unitId = '', timeFrom = '', timeTo = '', staffId = '' } = stored
  const { returnTime = '', returnShopId = '' } = stored
  const [date, quantity] = [parseDate(stored.date ?? null), readInteger(stored.quantity ?? null)]
  if (shopId === '' || date === null || quantity === null || quantity < 1) return null
  return { shopId, serviceId, unitId, date, timeFrom, timeTo, quantity, staffId, returnTime, returnShopId }
}

/** The shop's page with the same choices. */
export function shopPath({ shopId, serviceId, unitId, date, quantity }: WaitingSelection): string {
  const query = new URLSearchParams({
    ...(serviceId !== '' && { serviceId }),
    ...(unitId !== '' && { unitId }),
    quantity: String(quantity),
    date,
  })
  return `/brands/${encodeURIComponent(shopId)}?${query}`
}
