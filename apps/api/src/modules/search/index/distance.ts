import type { Point } from '../../synonyms/synonyms.ts'

const KM_PER_DEGREE = 111.2
const RADIANS_PER_DEGREE = Math.PI / 180

/** Exact to some meters within a city, and good enough to order by within a country. */
export function kilometersBetween([fromLatitude, fromLongitude]: Point, [latitude, longitude]: Point): number {
  const narrowing = Math.cos(((fromLatitude + latitude) / 2) * RADIANS_PER_DEGREE)
  return KM_PER_DEGREE * Math.hypot(latitude - fromLatitude, (longitude - fromLongitude) * narrowing)
}
