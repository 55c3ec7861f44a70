import { canWaitFor, type Day, isOpenDay } from './day-strip.tsx'

/** The availability of a month. A day that is not loaded yet counts as free; a month of stale data is never full. */
export function freeDays(days: readonly Day[] | undefined, isStale: boolean) {
  const dayOf = (date: string) => days?.find((day) => day.date === date)
  return {
    isFree(date: string): boolean {
      const availability = dayOf(date)
      return availability === undefined || isOpenDay(availability)
    },
    isSoldOut(date: string): boolean {
      const availability = dayOf(date)
      return availability?.status === 'SOLD_OUT' && canWaitFor(availability)
    },
    isFull: days !== undefined && !isStale && !days.some(isOpenDay),
  }
}
