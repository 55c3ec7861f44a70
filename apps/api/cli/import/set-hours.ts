import type { Hours } from '../../src/lib/shop-calendar.ts'
import type { SetHours } from '../../src/modules/operator/booked-despite.ts'
import type { ShopItem } from './format.ts'
import type { Row, State } from './tables.ts'

const EVERY_WEEKDAY = [1, 2, 3, 4, 5, 6, 7]

/** The days whose hours the entry of a shop sets, beside all hours that the shop will have. */
export function setHoursOf({ id, hours, holidays, specialHours = [] }: ShopItem, after: State): SetHours[] {
  const ofShop = { shopId: id, timeZone: String(after.shop.get(id)?.time_zone), hours: openingHours(after) }
  if (hours !== undefined || holidays !== undefined) return [{ ...ofShop, days: { weekdays: EVERY_WEEKDAY } }]
  const dates = new Set(specialHours.flatMap(({ who, date }) => (who === undefined ? [date] : [])))
  return [...dates].map((date) => ({ ...ofShop, days: { date } }))
}

const openingHours = ({ shop_hours, shop_holiday, special_hours }: State): Hours => ({
  hours: [...shop_hours.values()].map((row) => ({ weekday: Number(row.weekday), ...stretch(row) })),
  holidays: [...shop_holiday.values()].map(({ month_day }) => String(month_day)),
  special: [...special_hours.values()].map((row) => ({ date: String(row.date), ...stretch(row) })),
})

const stretch = ({ opens, closes }: Row) => ({ from: Number(opens), to: Number(closes) })
