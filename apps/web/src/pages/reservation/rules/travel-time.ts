/** How fast people get from one shop to another, by the straight line between them: on foot, or by a ride that they wait for. */
export const TRAVEL = { walkingMetersAMinute: 4000 / 60, ridingMetersAMinute: 20_000 / 60, waitingMinutes: 10 } as const
/** What is nearer is next door. */
export const NEXT_DOOR_METERS = 300
/** A longer break is no matter of a minute: who plans it knows of express trains and flights, and the rule does not. */
export const LONGEST_BREAK_MINUTES = 240

export const travelMinutes = (meters: number): number =>
  Math.min(meters / TRAVEL.walkingMetersAMinute, TRAVEL.waitingMinutes + meters / TRAVEL.ridingMetersAMinute)

/** Whether a place so many meters away cannot be reached in a break of so many minutes. A break below 0 is an overlap. */
export const isTooFar = (meters: number, breakMinutes: number): boolean =>
  meters > NEXT_DOOR_METERS &&
  breakMinutes >= 0 &&
  breakMinutes <= LONGEST_BREAK_MINUTES &&
  travelMinutes(meters) > breakMinutes

/** As one says it: to 100 m, and from 10 km on to a kilometer. */
export function roundMeters(meters: number): number {
  const step = meters < 10_000 ? 100 : 1000
  return Math.round(meters / step) * step
}
