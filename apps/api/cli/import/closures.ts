import { outsideHours, stretchesFrom } from '../../src/modules/operator/hours-of-day.ts'
import { type NewClosure, spanOf } from '../../src/modules/operator/new-closures.ts'
import { sayField } from '../refused-fields.ts'
import { wallSpanOf } from '../shop-times.ts'
import type { Wrong } from './check-within.ts'
import { type ShopInput, whenOf } from './format.ts'

type Place = {
  timeZone: string
  /** Whether the shop has, or will have, a staff member or a thing with this id. */
  has: (id: string) => boolean
}

/** The closures of a shop, by the rules of the command `block`; adds what is wrong to the mistakes. */
export function newClosuresOf(
  shop: ShopInput,
  { timeZone, has }: Place,
  by: string | null,
  wrong: Wrong,
): NewClosure[] {
  return (shop.closures ?? []).flatMap((one, index) => {
    if (one === undefined) return []
    const wallTimes = wallSpanOf(whenOf(one))
    const span = wallTimes && spanOf(wallTimes, timeZone)
    const fields = span !== undefined && 'fields' in span ? [...span.fields] : []
    if (one.who !== undefined && !has(one.who)) fields.push({ field: 'bookableId', code: 'UNKNOWN' })
    for (const { name, message } of fields.map(sayField)) wrong(['closures', index, name], message)
    if (shop.id === undefined || span === undefined || 'fields' in span) return []
    return [{ shopId: shop.id, bookableId: one.who ?? null, ...span, reason: one.reason ?? null, by }]
  })
}

/** Lists the time outside the hours that the shop gives to its staff and things; adds unknown ones to the mistakes. */
export function outsideSpecialHours(shop: ShopInput, { timeZone, has }: Place, wrong: Wrong): NewClosure[] {
  const hours = (shop.specialHours ?? []).flatMap((one, index) => {
    if (one?.who === undefined) return []
    if (!has(one.who)) wrong(['specialHours', index, 'who'], sayField({ field: 'who', code: 'UNKNOWN' }).message)
    const { who, date, open, close } = one
    return date === undefined || open === undefined || close === undefined ? [] : [{ who, date, open, close }]
  })
  return [...Map.groupBy(hours, ({ who, date }) => `${who} ${date}`).values()].flatMap((ofDay) =>
    ofDay
      .slice(0, 1)
      .flatMap(({ who, date }) =>
        outsideHours({ shopId: shop.id ?? '', bookableId: who, date }, stretchesFrom(ofDay), timeZone),
      ),
  )
}
