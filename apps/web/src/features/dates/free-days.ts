import { type Day, isOpenDay } from './day-strip.tsx'

/** What a month's calendar shows of availability. A day that is not known yet counts as free; a month of another time is never full. */
export const freeDays = (days: readonly Day[] | undefined, isStale: boolean) => ({
  isFree(date: string): boolean {
    const availability = days?.find((day) => day.date === date)
    return availability === undefined || isOpenDay(availability)
  },
  isFull: days !== undefined && !isStale && !days.some(isOpenDay),
})
