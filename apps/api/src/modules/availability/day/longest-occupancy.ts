import { MINUTE_MS } from '../../../lib/shop-calendar.ts'
import type { ShopSchedule } from './shop-schedule.ts'

/** How long after its start, at most, something of these shops may be taken. */
export function longestOccupancyOf(schedules: Iterable<ShopSchedule>): number {
  let longest = 0
  for (const { services } of schedules) {
    for (const service of services) longest = Math.max(longest, service.durationMinutes + service.bufferAfter)
  }
  return longest * MINUTE_MS
}
