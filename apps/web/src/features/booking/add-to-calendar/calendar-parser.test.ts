import { type CalendarEvent, calendarFile } from '@yoyaku/api/calendar-file'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'

const EVENT: CalendarEvent = {
  uid: 'K7M2Q9XA@yoyaku.example',
  title: '青山; ネイル, サロン「朝凪」',
  place: '東京都渋谷区代官山町1-2-3, ビル\\2F',
  description: '一行目\n二行目: とても長い説明です。'.repeat(8),
  url: 'https://yoyaku.example/ja/me/my-reservation?code=K7M2Q9XA',
  at: [35.6499, 139.7031],
  sequence: 1,
  timeZone: 'Asia/Tokyo',
  startAt: '2026-12-01T14:00:00+09:00',
  endAt: '2026-12-01T15:30:00+09:00',
  madeAt: '2026-11-20T01:02:03Z',
  cancelled: false,
}

/** The event as a parser that others wrote reads it. */
function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const event = calendar.getFirstSubcomponent('vevent')
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (event === null) throw new Error('The file has no event')
  if (zone !== null) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return new ICAL.Event(event)
}

test('ical.js reads from the calendar file what was written into it', () => {
  const event = parse(calendarFile(EVENT))
  expect({
    uid: event.uid,
    title: event.summary,
    place: event.location,
    description: event.description,
    sequence: event.sequence,
    startAt: event.startDate.toJSDate().toISOString(),
    endAt: event.endDate.toJSDate().toISOString(),
    status: event.component.getFirstPropertyValue('status'),
    alarms: event.component.getAllSubcomponents('valarm').length,
  }).toStrictEqual({
    uid: EVENT.uid,
    title: EVENT.title,
    place: EVENT.place,
    description: EVENT.description,
    sequence: 1,
    startAt: '2026-12-01T05:00:00.000Z',
    endAt: '2026-12-01T06:30:00.000Z',
    status: 'CONFIRMED',
    alarms: 2,
  })
})

test.each([
  ['in summer time', '2026-07-01T10:00:00-04:00', '2026-07-01T14:00:00.000Z'],
  ['in winter time', '2026-12-01T10:00:00-05:00', '2026-12-01T15:00:00.000Z'],
])('ical.js reads the instant of a time in New York %s', (_, startAt, instant) => {
  const event = parse(calendarFile({ ...EVENT, timeZone: 'America/New_York', startAt, endAt: startAt }))
  expect(event.startDate.toJSDate().toISOString()).toBe(instant)
})

test('ical.js reads a cancelled reservation as cancelled', () => {
  const event = parse(calendarFile({ ...EVENT, cancelled: true }))
  expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
})
