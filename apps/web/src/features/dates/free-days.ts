import { type Day, isOpenDay } from './day-strip.tsx'

/** The availability of a month. A day that is not loaded yet counts as free; a month of stale data is never full. */
export const freeDays = (days: readonly Day[] | undefined, isStale: boolean) => ({
  isFree(date: string): boolean {
    const availability = days?.find((day) => day.date === date)
    return availability === undefined || isOpenDay(availability)
  },
  isFull: days !== undefined && !isStale && !days.some(isOpenDay),
})
