import type { components } from '@yoyaku/core/types'
import { expect, test } from 'vitest'
import { freeDayFrom } from './free-day.ts'

const price = { amount: 100, currency: 'JPY' } as const
const times = (nextAvailableDate: string | null, free: readonly string[]): components['schemas']['AvailableTime'] => ({
  timeZone: 'Asia/Tokyo',
  days: ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map((date) => {
    const startAt = `${date}T01:00:00Z`
    const slots = free.includes(date) ? [{ startAt, endAt: startAt, time: '10:00', vacancies: 1, price }] : []
    return { date, status: slots.length > 0 ? 'AVAILABLE' : 'CLOSED', slots }
  }),
  nextAvailableDate,
})

test('freeDayFrom looks for the nearest free day from the chosen day on, never before it', () => {
  const some = times('2026-11-22', ['2026-11-22', '2026-11-26'])
  expect(freeDayFrom(some, '2026-11-24')).toStrictEqual({ later: '2026-11-26', earlier: '2026-11-22', beyond: false })
  expect(freeDayFrom(some, '2026-11-22')).toStrictEqual({ later: '2026-11-22', earlier: null, beyond: false })
})

test('freeDayFrom asks for later days only where the loaded ones are free before the chosen day alone', () => {
  const before = times('2026-11-22', ['2026-11-22', '2026-11-23'])
  expect(freeDayFrom(before, '2026-11-24')).toStrictEqual({ later: null, earlier: '2026-11-23', beyond: true })
  const after = times('2026-12-24', [])
  expect(freeDayFrom(after, '2026-11-24')).toStrictEqual({ later: '2026-12-24', earlier: null, beyond: false })
  expect(freeDayFrom(times(null, []), '2026-11-24')).toStrictEqual({ later: null, earlier: null, beyond: false })
})
