import { type Calendar, calendarOf, type Hours } from '../../src/lib/shop-calendar.ts'
import type { SetHours } from '../../src/modules/operator/booked-despite.ts'
import {
  overlappingDays,
  overlappingSpecialHours,
  stretchesFrom,
  usualDatesBesideSpecial,
} from '../../src/modules/operator/hours-of-day.ts'
import { sayField } from '../refused-fields.ts'
import type { Wrong } from './check-within.ts'
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

/** Checks that the hours of dates from `now` on do not meet those of the days around them, by the rules of the command `hours`. */
export function checkDates(item: ShopItem, after: State, now: number, wrong: Wrong): void {
  const calendar = calendarOf(String(after.shop.get(item.id)?.time_zone))
  const today = calendar.dateOf(now).toString()
  const { special, ...week } = openingHours(after)
  const opening = { ...week, special: special.filter(({ date }) => date >= today) }
  checkSpecialDates(item, opening, calendar, wrong)
  checkWeek(item, opening, calendar, wrong)
}

function checkSpecialDates({ specialHours = [] }: ShopItem, opening: Hours, calendar: Calendar, wrong: Wrong): void {
  const dated = new Set(opening.special.map(({ date }) => date))
  for (const [at, { who, date, open, close }] of specialHours.entries()) {
    if (who !== undefined || !dated.has(date)) continue
    for (const { name, message } of overlappingDays(stretchesFrom([{ open, close }]), opening, calendar, date).map(
      sayField,
    ))
      wrong(['specialHours', at, name], message)
  }
}

/** Compares the week with special hours that are stored; those of the input are compared with it at their own place. */
function checkWeek(
  { hours = [], specialHours = [] }: ShopItem,
  opening: Hours,
  calendar: Calendar,
  wrong: Wrong,
): void {
  const input = new Set(specialHours.flatMap(({ who, date }) => (who === undefined ? [date] : [])))
  const stored = { ...opening, special: opening.special.filter(({ date }) => !input.has(date)) }
  const dates = usualDatesBesideSpecial(stored, calendar).filter((date) => !input.has(date))
  for (const [at, { weekday, ...times }] of hours.entries()) {
    const ofWeekday = dates.filter((date) => Temporal.PlainDate.from(date).dayOfWeek === weekday)
    const fields = ofWeekday.flatMap((date) => overlappingSpecialHours(stretchesFrom([times]), stored, calendar, date))
    for (const [name, message] of new Map(fields.map(sayField).map((one) => [one.name, one.message])))
      wrong(['hours', at, name], message)
  }
}

const openingHours = ({ shop_hours, shop_holiday, special_hours }: State): Hours => ({
  hours: [...shop_hours.values()].map((row) => ({ weekday: Number(row.weekday), ...stretch(row) })),
  holidays: [...shop_holiday.values()].map(({ month_day }) => String(month_day)),
  special: [...special_hours.values()].map((row) => ({ date: String(row.date), ...stretch(row) })),
})

const stretch = ({ opens, closes }: Row) => ({ from: Number(opens), to: Number(closes) })
