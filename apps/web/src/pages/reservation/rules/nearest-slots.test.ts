import type { components } from '@yoyaku/core/types'
import { expect, test } from 'vitest'
import { nearestSlots } from './nearest-slots.ts'

const day = (date: string, ...times: string[]): components['schemas']['AvailableTime']['days'][number] => ({
  date,
  status: times.length === 0 ? 'SOLD_OUT' : 'AVAILABLE',
  slots: times.map((time) => ({
    startAt: `${date}T${time}:00+09:00`,
    endAt: `${date}T23:00:00+09:00`,
    time,
    vacancies: 1,
    price: { amount: 3000, currency: 'JPY' },
  })),
})
const free = (...days: ReturnType<typeof day>[]) => ({ timeZone: 'Asia/Tokyo', nextAvailableDate: null, days })
const gone = { date: '2026-11-25', time: '10:00' }

test('nearestSlots gives the three nearest, before and after, in time order and without the lost one', () => {
  const times = free(day('2026-11-25', '09:00', '09:30', '10:00', '10:30', '11:00', '15:00'))
  expect(nearestSlots(times, gone)).toStrictEqual([
    { date: '2026-11-25', time: '09:00' },
    { date: '2026-11-25', time: '09:30' },
    { date: '2026-11-25', time: '10:30' },
  ])
})

test('nearestSlots adds slots of other days where that day has too few', () => {
  const times = free(day('2026-11-24', '20:00'), day('2026-11-25', '10:00', '18:00'), day('2026-11-26', '09:00'))
  expect(nearestSlots(times, gone)).toStrictEqual([
    { date: '2026-11-24', time: '20:00' },
    { date: '2026-11-25', time: '18:00' },
    { date: '2026-11-26', time: '09:00' },
  ])
})

test('nearestSlots counts half past midnight of an evening as an hour after half past eleven', () => {
  const times = free(day('2026-11-25', '22:00', '23:00', '23:30', '24:30'), day('2026-11-26', '18:00'))
  expect(nearestSlots(times, { date: '2026-11-25', time: '24:00' })).toStrictEqual([
    { date: '2026-11-25', time: '23:00' },
    { date: '2026-11-25', time: '23:30' },
    { date: '2026-11-25', time: '24:30' },
  ])
})

test('nearestSlots gives none where nothing is free', () => {
  expect(nearestSlots(free(day('2026-11-25')), gone)).toStrictEqual([])
})
