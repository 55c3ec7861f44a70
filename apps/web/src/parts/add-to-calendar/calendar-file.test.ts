import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

test('A reservation becomes an appointment in universal time, with its texts escaped', () => {
  const text = calendarFile({
    uid: 'K7M2QX4P@yoyaku.example',
    title: 'Cut, colour; care',
    place: '1-2 神南\n渋谷区',
    description: 'K7M2QX4P',
    url: 'https://yoyaku.example/ja/me/my-reservation?code=K7M2QX4P',
    startAt: '2026-12-01T14:00:00+09:00',
    endAt: '2026-12-01T15:30:00+09:00',
    madeAt: '2026-11-20T12:00:00Z',
    cancelled: false,
  })
  expect(text.split('\r\n')).toStrictEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yoyaku//Reservations//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:K7M2QX4P@yoyaku.example',
    'DTSTAMP:20261120T120000Z',
    'DTSTART:20261201T050000Z',
    'DTEND:20261201T063000Z',
    'SUMMARY:Cut\\, colour\\; care',
    'LOCATION:1-2 神南\\n渋谷区',
    'DESCRIPTION:K7M2QX4P',
    'URL:https://yoyaku.example/ja/me/my-reservation?code=K7M2QX4P',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('Long lines are folded after 75 octets, never inside a character', () => {
  const event = {
    uid: 'a',
    place: '',
    description: '予'.repeat(100),
    url: '',
    startAt: '2026-12-01T00:00:00Z',
    endAt: '2026-12-01T01:00:00Z',
    madeAt: '2026-12-01T00:00:00Z',
    cancelled: true,
  }
  const text = calendarFile({ ...event, title: '' })
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'予'.repeat(100)}\r\n`)
})

test('A calendar reads the same instants and texts out of it, whatever zone the shop is in', () => {
  const given = {
    uid: 'K7M2QX4P@yoyaku.example',
    title: 'Cut, colour; care',
    place: `1-2 神南\n${'渋谷区'.repeat(20)}`,
    description: 'K7M2QX4P\n+81312345678',
    url: 'https://yoyaku.example/ja/me/my-reservation?code=K7M2QX4P',
    startAt: '2026-12-31T23:30:00+09:00',
    endAt: '2027-01-01T00:30:00+09:00',
    madeAt: '2026-11-20T12:00:00Z',
    cancelled: false,
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
    ['UTC', '2026-12-31T14:30:00.000Z'],
    ['UTC', '2026-12-31T15:30:00.000Z'],
  ])
})
