import { wallTimeOf } from './wall-time.ts'

/** `2026-11-24 12:15`, by the clock of a place. */
export const localMinute = (instant: string, timeZone: string): string =>
  wallTimeOf(instant, timeZone).replace('T', ' ')
