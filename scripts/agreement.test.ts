import { describe, expect, test } from 'vitest'
import { loadContract } from '../apps/api/src/contract/load.ts'
import { createCompilers } from '../apps/api/src/contract/schemas.ts'
import * as server from '../apps/api/src/modules/bookings/transitions.ts'
import * as sdk from '../packages/core/src/format/free-cancellation.ts'
import { check, email, optionalText, personName, phone } from '../packages/core/src/validation/fields.ts'

/** What is typed into a form is judged twice: by the SDK's schemas and by the server's contract. Both must say the same. */
const { literal } = createCompilers(loadContract())

const CASES = {
  PersonName: {
    schema: personName,
    typed: [
      'Hana',
      'O’Brien',
      "O'Brien",
      '김 민수',
      'レオナルド・ディカプリオ',
      'Ame\u0301lie',
      ' 佐藤 ',
      'Jean-Luc',
      'J. R.',
      'Núñez',
      '𠮷田',
      '',
      ' ',
      '<b>',
      'R2D2',
      '😀',
      '-',
      '・',
      'Ann\u202e',
      '\u0301',
      'Nguye\u0302\u0303n',
      `Z${'\u0316'.repeat(5)}algo`,
      `Z${'\u0316'.repeat(6)}algo`,
      'a'.repeat(50),
      'a'.repeat(51),
      '𠮷'.repeat(50),
      '𠮷'.repeat(51),
    ],
  },
  Email: {
    schema: email,
    typed: [
      'hana@example.com',
      'a.b+c@sub.example.co.jp',
      'hana＠example.com',
      '花@例え.jp',
      'HANA@EXAMPLE.COM',
      '',
      'hana',
      'hana@',
      '@example.com',
      'hana@example',
      'hana@@example.com',
      'ha na@example.com',
      'hana@exa mple.com',
      'hana@example..com',
      '.hana@example.com',
      'hana@-example.com',
      'hana@example.com/path',
      'hana@1.2.3.4',
      `${'a'.repeat(64)}@example.com`,
      `${'a'.repeat(65)}@example.com`,
      `${'a'.repeat(243)}@example.com`,
    ],
  },
  Phone: {
    schema: phone,
    typed: [
      '+819012345678',
      '+15551234567',
      '+8869123456',
      '09012345678',
      '+0123456789',
      '+1234567890123456',
      '+12 34',
      'tel:+819012345678',
      '',
    ],
  },
  FreeText: {
    schema: optionalText,
    typed: [
      '',
      'A seat by the window, please.',
      '窓際の席\n\t静かな所\r\n😀 👨‍👩‍👧',
      'שלום\u200f (ok)',
      'a\u0007b',
      'a\u001b[31mb',
      'a\rb',
      'a\u0085b',
      'a\u007fb',
      'a\u202Eb',
      'a\u2066b',
      'a\u2069b',
    ],
  },
}

describe.each(Object.entries(CASES))('SDK and server judge a %s alike', (name, { schema, typed }) => {
  const serverTakes = literal({ $ref: name })
  test.each(typed)('%j', (text) => {
    const { value } = check(schema, text)
    expect(value === null ? 'refused' : 'taken').toBe(serverTakes(value ?? text) ? 'taken' : 'refused')
  })
})

test.each(['2026-11-23T02:59:59.999Z', '2026-11-23T03:00:00Z', '2026-11-23T03:00:00.001Z'])(
  'SDK and server agree on whether a cancellation at %s is free',
  (at) => {
    const until = sdk.freeCancellationUntil('2026-11-24T03:00:00Z', 24)
    const booked = { start_at: '2026-11-24T03:00:00Z', free_until: null, agreed: { freeCancellationHours: 24 } }
    expect(server.freeCancellationUntil(booked)).toBe(until)
    expect(server.isFreeToCancel(until, at)).toBe(sdk.isFreeToCancel(until, Date.parse(at)))
  },
)
