import { describe, expect, test } from 'vitest'
import { calendarOf, type SpecialRow } from '../../lib/shop-calendar.ts'
import { everyDay } from '../../testing/shop.ts'
import { onDuty } from './on-duty.ts'

const ZONE = 'Asia/Tokyo'
const DATE = '2026-12-06'
const NEXT = '2026-12-07'

type Case = {
  kind?: 'staff' | 'chair'
  own?: SpecialRow[]
  ofShop?: SpecialRow[]
  dayUnit?: boolean
  shift?: [number, number]
}

/** Whether Aoi, or the chair, works from and to these wall times. */
function works({ kind = 'staff', own = [], ofShop = [], dayUnit = false, shift = [540, 1080] }: Case) {
  const service = {
    ...{ mode: 'staff' as const, perPerson: true, minQuantity: 1, maxQuantity: 1, gridMinutes: 30 },
    ...{ bufferBefore: 0, bufferAfter: 0, cutOffMinutes: 0, dayUnit },
  }
  const schedule = {
    ...{ service, hours: everyDay(0, 1440), holidays: [], special: ofShop, now: 0 },
    specialByBookable: own.map((row) => ({ id: 'aoi', ...row })),
    bookables: [{ id: 'aoi', kind, capacity: 1 }],
    shifts: everyDay(...shift).map((row) => ({ id: 'aoi', ...row })),
  }
  const instant = (wallTime: string) => Temporal.PlainDateTime.from(wallTime).toZonedDateTime(ZONE).epochMilliseconds
  return (from: string, to: string): boolean => {
    const duty = onDuty(schedule, calendarOf(ZONE), Temporal.PlainDate.from(from.slice(0, 10)))
    return schedule.bookables.some((one) => duty(one, { start: instant(from), end: instant(to) }))
  }
}

const hours = (from: number, to: number, date = DATE): SpecialRow => ({ date, from, to })
const CLOSED = hours(0, 0)

describe('A staff member with hours of their own on a date', () => {
  const own = [hours(600, 720), hours(780, 1200)]

  test('works exactly these instead of the shift, and no longer without a break', () => {
    const at = works({ own })
    expect(at(`${DATE}T09:00`, `${DATE}T10:00`)).toBe(false)
    expect(at(`${DATE}T10:00`, `${DATE}T11:00`)).toBe(true)
    expect(at(`${DATE}T11:30`, `${DATE}T12:30`)).toBe(false)
    expect(at(`${DATE}T19:00`, `${DATE}T20:00`)).toBe(true)
    expect(at(`${DATE}T19:30`, `${DATE}T20:30`)).toBe(false)
  })

  test('works the usual shift on any other date', () => {
    const at = works({ own })
    expect([at(`${NEXT}T09:00`, `${NEXT}T10:00`), at(`${NEXT}T19:00`, `${NEXT}T20:00`)]).toEqual([true, false])
  })

  test('keeps these hours on a day on which special hours of the shop count for everybody else', () => {
    const ofShop = [hours(0, 1440)]
    expect(works({ ofShop })(`${DATE}T21:00`, `${DATE}T22:00`)).toBe(true)
    expect(works({ ofShop, own })(`${DATE}T21:00`, `${DATE}T22:00`)).toBe(false)
    expect(works({ ofShop, own })(`${DATE}T10:00`, `${DATE}T11:00`)).toBe(true)
  })

  test('is not there at all where the date is closed for them, nor past the midnight before', () => {
    const at = works({ own: [CLOSED], shift: [0, 1440] })
    expect(at(`${DATE}T00:00`, `${DATE}T01:00`)).toBe(false)
    expect(at('2026-12-05T23:30', `${DATE}T00:30`)).toBe(false)
    expect(at('2026-12-05T23:00', `${DATE}T00:00`)).toBe(true)
    const ofShop = [hours(0, 1440, '2026-12-05')]
    expect(works({ own: [CLOSED], ofShop })('2026-12-05T23:30', `${DATE}T00:30`)).toBe(false)
    expect(works({ ofShop })('2026-12-05T23:30', `${DATE}T00:30`)).toBe(true)
  })

  test('works past midnight where these hours and the next morning meet', () => {
    const at = works({ own: [hours(1200, 1440)], shift: [0, 480] })
    expect([at(`${DATE}T23:30`, `${NEXT}T00:30`), at(`${DATE}T07:00`, `${DATE}T08:00`)]).toEqual([true, false])
  })
})

test('A thing is there whenever the shop is open, and on a date with hours of its own in these alone', () => {
  expect(works({ kind: 'chair' })(`${DATE}T21:00`, `${DATE}T22:00`)).toBe(true)
  const at = works({ kind: 'chair', own: [hours(600, 900)] })
  expect([at(`${DATE}T21:00`, `${DATE}T22:00`), at(`${DATE}T14:00`, `${DATE}T15:00`)]).toEqual([false, true])
  expect(at(`${NEXT}T21:00`, `${NEXT}T22:00`)).toBe(true)
  expect(works({ kind: 'chair', own: [CLOSED] })(`${DATE}T14:00`, `${DATE}T15:00`)).toBe(false)
})

test('What is rented for days begins and ends within the hours of its dates, and may stay out over others', () => {
  const rental = { kind: 'chair', dayUnit: true } as const
  const at = works({ ...rental, own: [hours(600, 900)] })
  expect([at(`${DATE}T10:00`, `${NEXT}T10:00`), at(`${DATE}T16:00`, `${NEXT}T16:00`)]).toEqual([true, false])
  expect([at('2026-12-05T10:00', `${DATE}T10:30`), at('2026-12-05T16:00', `${DATE}T16:00`)]).toEqual([true, false])
  expect(at('2026-12-05T16:00', `${NEXT}T16:00`)).toBe(true)
  expect(works({ ...rental, own: [CLOSED] })('2026-12-05T16:00', `${DATE}T16:00`)).toBe(false)
})
