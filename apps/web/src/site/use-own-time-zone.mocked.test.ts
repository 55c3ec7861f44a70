import { expect, test, vi } from 'vitest'
import { ownTimeZone } from './use-own-time-zone.ts'

test('ownTimeZone is UTC on a machine that does not know its zone', () => {
  vi.spyOn(Temporal.Now, 'zonedDateTimeISO').mockImplementation(() => {
    throw new RangeError('Not a valid time zone string: Etc/Unknown')
  })
  expect(ownTimeZone()).toBe('UTC')
})
