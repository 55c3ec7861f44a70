import { calendarOf, DAY_MINUTES, MINUTE_MS } from '../../../lib/shop-calendar.ts'
import type { Busy } from '../../occupancy/busy.ts'
import { needsOf, type Schedule } from '../../offers/schedule.ts'
import { HORIZON_DAYS, slotsOn } from '../slots.ts'
import { isStartTime, type StartTimes } from '../times-of-day.ts'
import type { ScheduledService, ShopSchedule } from './shop-schedule.ts'

/** By so many people, or (null) by as few as a service takes; with `days` a rental of so many; at one of some times. */
export type Question = {
  quantity: number | null
  days?: number | undefined
  times?: StartTimes
  now: number
  busy?: Busy | undefined
}

/** While nothing is taken: true until a moment, or false from a moment on. */
type CachedAnswer = { free: true; until: number } | { free: false; from: number }

const MOST_REMEMBERED = 200
const NOTHING_TAKEN: Busy = new Map()
/** No `lru-cache` for each: it reserves its room at once, four times what a shop needs (decision 017). Few have more than that many. */
const remembered = new WeakMap<ShopSchedule, Map<string, CachedAnswer>>()

/** Whether anything at the shop can still be had on the date. */
export function isAnythingAvailable(schedule: ShopSchedule, date: Temporal.PlainDate, question: Question): boolean {
  const { quantity, now, busy } = question
  if (busy !== undefined) return lastChance(schedule, date, question) !== null
  const answers = remembered.get(schedule) ?? new Map<string, CachedAnswer>()
  remembered.set(schedule, answers)
  const key = `${date} ${quantity} ${question.days ?? ''} ${question.times?.join(' ') ?? 'any'}`
  const cached = answers.get(key)
  if (cached?.free === true && now <= cached.until) return true
  if (cached?.free === false && now >= cached.from) return false
  const until = lastChance(schedule, date, question)
  if (answers.size > MOST_REMEMBERED) answers.clear()
  // What is too far ahead today comes within reach later.
  if (until !== null) answers.set(key, { free: true, until })
  else if (date.since(calendarOf(schedule.timeZone).dateOf(now)).days <= HORIZON_DAYS)
    answers.set(key, { free: false, from: now })
  return until !== null
}

/** Until when one of the first free things that were found can be had; null when there is none. */
function lastChance(
  schedule: ShopSchedule,
  date: Temporal.PlainDate,
  { quantity, days, times = null, now, busy }: Question,
): number | null {
  const calendar = calendarOf(schedule.timeZone)
  for (const service of schedule.services) {
    const people = service.isForPeople ? (quantity ?? service.minQuantity) : service.minQuantity
    if (people < service.minQuantity || people > service.maxQuantity) continue
    if (days !== undefined && !service.days.includes(days)) continue
    const ofService = scheduleOf(schedule, service, now)
    const needs = needsOf(ofService, { quantity: people, staffId: null, itemId: null })
    const unit = days === undefined ? service : { durationMinutes: days * DAY_MINUTES }
    const shortest = { unit, quantity: people, attaches: [], needs }
    const { slots } = slotsOn(ofService, shortest, calendar, busy ?? NOTHING_TAKEN, date)
    const last = slots.findLast(({ minutes }) => isStartTime(minutes, times))
    if (last !== undefined) return last.start - service.cutOffMinutes * MINUTE_MS
  }
  return null
}

function scheduleOf({ bookables, ...ofShop }: ShopSchedule, service: ScheduledService, now: number): Schedule {
  const linked = new Set(service.bookableIds)
  return { ...ofShop, service, bookables: bookables.filter(({ id }) => linked.has(id)), now }
}
