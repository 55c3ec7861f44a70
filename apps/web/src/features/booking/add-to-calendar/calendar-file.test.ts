import { calendarFile } from '@yoyaku/calendar-file'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'

const PLACE = { at: [35.66, 139.7], sequence: 1, timeZone: 'Asia/Tokyo' } as const
const APPOINTMENT = {
  ...{ uid: 'a', title: 'Cut', place: '', description: '', url: '' },
  ...{ startAt: '2026-12-01T05:00:00Z', endAt: '2026-12-01T06:00:00Z', madeAt: '2026-11-20T12:00:00Z' },
  ...{ cancelled: false, ...PLACE },
}

// Promise (Screens): the calendar file: the hours of the place, two alarms
test('calendarFile writes an appointment in the hours of its place, with alarms and escaped texts', () => {
  const text = calendarFile({
    uid: 'K7M2QX4P@yoyaku.example',
    title: 'Cut, color; care',
    place: '1-2 神南\n渋谷区',
    description: 'K7M2QX4P',
    url: 'https://yoyaku.example/ja/me/my-reservation?code=K7M2QX4P',
    startAt: '2026-12-01T14:00:00+09:00',
    endAt: '2026-12-01T15:30:00+09:00',
    madeAt: '2026-11-20T12:00:00Z',
    cancelled: false,
    ...PLACE,
  })
  expect(text.split('\r\n')).toStrictEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yoyaku//Reservations//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Tokyo',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0900',
    'TZOFFSETTO:+0900',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:K7M2QX4P@yoyaku.example',
    'DTSTAMP:20261120T120000Z',
    'SEQUENCE:1',
    'DTSTART;TZID=Asia/Tokyo:20261201T140000',
    'DTEND;TZID=Asia/Tokyo:20261201T153000',
    'SUMMARY:Cut\\, color\\; care',
    'LOCATION:1-2 神南\\n渋谷区',
    'DESCRIPTION:K7M2QX4P',
    'GEO:35.66;139.7',
    'URL:https://yoyaku.example/ja/me/my-reservation?code=K7M2QX4P',
    'STATUS:CONFIRMED',
    ...['-P1D', '-PT2H'].flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Cut\\, color\\; care',
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('calendarFile folds long lines after 75 octets, never inside a character', () => {
  const event = {
    uid: 'a',
    place: '',
    description: '予'.repeat(100),
    url: '',
    startAt: '2026-12-01T00:00:00Z',
    endAt: '2026-12-01T01:00:00Z',
    madeAt: '2026-12-01T00:00:00Z',
    cancelled: true,
    ...PLACE,
  }
  const text = calendarFile({ ...event, title: '' })
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'予'.repeat(100)}\r\n`)
})

test.each(['a', 'é', '予', '🎉'])(
  'calendarFile fills the folded lines of a text of %s as far as they go',
  (character) => {
    const text = calendarFile({ ...APPOINTMENT, description: character.repeat(100) })
    const [, ...folded] = text.slice(text.indexOf('DESCRIPTION:'), text.indexOf('\r\nGEO:')).split('\r\n')
    const octets = (line: string) => new TextEncoder().encode(line).length
    const longest = 1 + Math.floor(74 / octets(character)) * octets(character)
    expect(folded.slice(0, -1).every((line) => octets(line) === longest)).toBe(true)
    expect(folded.join('').replaceAll(' ', '')).toMatch(new RegExp(`^(?:${character})+$`, 'u'))
  },
)

test('A calendar file gives a parser the same instants and texts, whatever zone the shop is in', () => {
  const given = {
    uid: 'K7M2QX4P@yoyaku.example',
    title: 'Cut, color; care',
    place: `1-2 神南\n${'渋谷区'.repeat(20)}`,
    description: 'K7M2QX4P\n+81312345678',
    url: 'https://yoyaku.example/ja/me/my-reservation?code=K7M2QX4P',
    startAt: '2026-12-31T23:30:00+09:00',
    endAt: '2027-01-01T00:30:00+09:00',
    madeAt: '2026-11-20T12:00:00Z',
    cancelled: false,
    ...PLACE,
  }
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(given)))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  const { uid, summary, location, description, startDate, endDate } = event
  expect({ uid, summary, location, description }).toStrictEqual({
    uid: given.uid,
    summary: given.title,
    location: given.place,
    description: given.description,
  })
  expect([startDate, endDate].map((date) => [date.zone?.tzid, date.toJSDate().toISOString()])).toStrictEqual([
    ['Asia/Tokyo', '2026-12-31T14:30:00.000Z'],
    ['Asia/Tokyo', '2026-12-31T15:30:00.000Z'],
  ])
  expect(event.sequence).toBe(1)
  expect(event.component.getAllSubcomponents('valarm')).toHaveLength(2)
})

test('calendarFile marks a canceled reservation as canceled, in a later version and without alarms', () => {
  const text = calendarFile({
    ...{ uid: 'K7M2QX4P@yoyaku.example', title: 'Cut', place: '', description: '', url: '' },
    ...{ startAt: '2026-07-01T05:00:00Z', endAt: '2026-07-01T06:00:00Z', madeAt: '2026-06-20T12:00:00Z' },
    ...{ at: [51.5, -0.1], sequence: 2, timeZone: 'Europe/London', cancelled: true },
  })
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  expect([event.component.getFirstPropertyValue('status'), event.sequence]).toStrictEqual(['CANCELLED', 2])
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-07-01T05:00:00.000Z')
  expect(event.component.getAllSubcomponents('valarm')).toStrictEqual([])
})
