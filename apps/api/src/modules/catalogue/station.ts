import type { Locale, Schemas } from '../../contract/types.ts'
import type { StationSnapshot } from '../../db/tables/booking-snapshot.ts'
import { inLanguage, type Text } from '../../lib/localized-text.ts'

interface StationRow {
  readonly station: Text | null
  readonly station_minutes: number | null
  readonly station_latitude: number | null
  readonly station_longitude: number | null
}

/** The nearest station of a shop that names one. */
export function stationOf(row: StationRow): StationSnapshot | null {
  const { station: name, station_minutes: minutes, station_latitude: latitude, station_longitude: longitude } = row
  if (name === null || minutes === null) return null
  return latitude === null || longitude === null ? { name, minutes } : { name, minutes, latitude, longitude }
}

/** Shows it as a field of an answer, which has none where it is null. */
export const stationIn = (
  locale: Locale,
  station: StationSnapshot | null | undefined,
): { station?: Schemas['Station'] } =>
  station ? { station: { ...station, name: inLanguage(locale, station.name) } } : {}
