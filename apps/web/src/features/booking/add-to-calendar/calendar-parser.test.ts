import { type CalendarEvent, calendarFile } from '@yoyaku/calendar-file'
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

// Promise (Screens): the calendar file: ends at the right hour where the clocks change in between
test.each([
  ['of an hour in New York in summer', 'America/New_York', '2026-07-01T10:00:00-04:00', '2026-07-01T11:00:00-04:00'],
  ['of an hour in New York in winter', 'America/New_York', '2026-12-01T10:00:00-05:00', '2026-12-01T11:00:00-05:00'],
  ['of a week in New York into summer', 'America/New_York', '2027-03-10T09:00:00-05:00', '2027-03-17T09:00:00-04:00'],
  ['of days in New York into winter', 'America/New_York', '2027-11-05T09:00:00-04:00', '2027-11-08T09:00:00-05:00'],
  ['of days in London into summer', 'Europe/London', '2027-03-26T09:00:00+00:00', '2027-03-29T09:00:00+01:00'],
  ['of a night in London into winter', 'Europe/London', '2027-10-31T00:30:00+01:00', '2027-10-31T01:30:00+00:00'],
  ['of the repeated hour in London', 'Europe/London', '2027-10-31T01:15:00+00:00', '2027-10-31T01:45:00+00:00'],
  [
    'of days on Lord Howe, by half an hour',
    'Australia/Lord_Howe',
    '2027-04-02T09:00:00+11:00',
    '2027-04-06T09:00:00+10:30',
  ],
])('ical.js reads start and end %s as the instants that they are', (_, timeZone, startAt, endAt) => {
  const { startDate, endDate } = parse(calendarFile({ ...EVENT, timeZone, startAt, endAt }))
  expect([startDate, endDate].map((date) => date.toJSDate().getTime())).toStrictEqual([
    Date.parse(startAt),
    Date.parse(endAt),
  ])
})

test('A calendar that knows the zone itself reads the same instants', () => {
  const repeated = { startAt: '2027-10-31T01:15:00+00:00', endAt: '2027-10-31T01:45:00+00:00' }
  const file = calendarFile({ ...EVENT, timeZone: 'Europe/London', ...repeated })
  expect(file).toContain('DTSTART:20271031T011500Z\r\nDTEND:20271031T014500Z\r\n')
})

test('ical.js reads a cancelled reservation as cancelled', () => {
  const event = parse(calendarFile({ ...EVENT, cancelled: true }))
  expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
})
