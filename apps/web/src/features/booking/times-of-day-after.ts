import type { components, Reservation } from '@yoyaku/core/types'

type TimeOfDay = components['schemas']['TimeOfDay']

/** Until so many minutes of the day a visit may last that another one can follow in the same time of day. */
const LATEST_END: readonly (readonly [TimeOfDay, minutes: number])[] = [
  ['morning', 10 * 60],
  ['afternoon', 16 * 60],
  ['evening', 20 * 60],
]

/** The times of day in which something can follow a reservation on its day; none after a late one. */
export function timesOfDayAfter({
  reservationTime,
  experienceMinutes,
}: Pick<Reservation, 'reservationTime' | 'experienceMinutes'>): TimeOfDay[] {
  const [hours = 0, minutes = 0] = reservationTime.split(':').map(Number)
  const end = hours * 60 + minutes + experienceMinutes
  return LATEST_END.filter(([, latest]) => end <= latest).map(([time]) => time)
}
