import { reservationOf } from '@yoyaku/testing'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { assign, createActor, createMachine } from 'xstate'
import { SEED } from '../../test/cases.ts'
import {
  check,
  contact,
  email,
  nonEmptyText,
  oneTimeCode,
  optionalText,
  personName,
  phone,
  profile,
  wish,
} from '../fields.ts'
import { can, transitions } from '../reservation/status.ts'
import { isRetryable, toFailure } from './failure.ts'
import { formatMoney, majorUnits, minorUnits } from './money.ts'
import { storeOf } from './store.ts'
import { isUnknownOutcome } from './unknown-outcome.ts'
import { dateIn, daysLater, parseDate, secondsLeft, timeAgo, timeIn } from './when.ts'

describe('money', () => {
  test.each([
    [{ amount: 120_000, currency: 'TWD' }, 'zh', 'NT$1,200'],
    [{ amount: 6_500, currency: 'JPY' }, 'ja', '¥6,500'],
    [{ amount: 45_000, currency: 'KRW' }, 'ko', '₩45,000'],
    [{ amount: 1_250, currency: 'USD' }, 'en', '$12.50'],
  ] as const)('%j in %s is %s', (money, locale, text) => {
    expect(formatMoney(money, locale)).toBe(text)
  })

  test('minor units survive the way there and back', () => {
    const currency = fc.constantFrom('USD', 'TWD', 'JPY', 'KRW')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), currency, (amount, code) => {
        expect(minorUnits(majorUnits({ amount, currency: code }), code)).toEqual({ amount, currency: code })
      }),
      { seed: SEED },
    )
  })
})

describe('how long ago', () => {
  const now = Date.parse('2026-11-20T09:00:00Z')
  const ago = (ms: number) => timeAgo(new Date(now - ms).toISOString(), now, 'Asia/Tokyo')
  test.each([
    [-5_000, { unit: 'now' }],
    [59_999, { unit: 'now' }],
    [60_000, { unit: 'minutes', value: 1 }],
    [3_599_999, { unit: 'minutes', value: 59 }],
    [3_600_000, { unit: 'hours', value: 1 }],
    [86_399_999, { unit: 'hours', value: 23 }],
    [86_400_000, { unit: 'date', value: '2026/11/19' }],
  ])('%i ms', (ms, expected) => {
    expect(ago(ms)).toEqual(expected)
  })

  test('dates and times are those of the zone', () => {
    expect([
      dateIn('2026-11-20T16:30:00Z', 'Asia/Tokyo'),
      timeIn('2026-11-20T16:30:00Z', 'Asia/Tokyo'),
      timeIn('2026-11-20T15:00:00Z', 'Asia/Tokyo'),
    ]).toEqual(['2026-11-21', '01:30', '00:00'])
    expect([daysLater('2028-02-28', 1), daysLater('2026-12-31', 1), daysLater('2026-03-01', -1)]).toEqual([
      '2028-02-29',
      '2027-01-01',
      '2026-02-28',
    ])
    expect([secondsLeft('2026-11-20T09:01:00Z', now), secondsLeft('2026-11-20T08:00:00Z', now)]).toEqual([60, 0])
  })
})

describe('parseDate', () => {
  test.each(['2026-11-21', '2028-02-29', '2026-12-31'])('parseDate takes %s', (text) => {
    expect(parseDate(text)).toBe(text)
  })
  test.each([
    null,
    '',
    '2026-12-45',
    '2026-12-99',
    '2027-01-00',
    '2026-02-31',
    '2027-02-29',
    '2026-13-01',
    '2026-1-1',
    '2026-11-21T10:00',
  ])('parseDate refuses %s', (text) => {
    expect(parseDate(text)).toBeNull()
  })
})

describe('fields', () => {
  const codeOf = (schema: Parameters<typeof check>[0], input: unknown) => check(schema, input).fields[''] ?? null
  test.each([
    'レオナルド・ディカプリオ',
    '김 민수',
    'O’Brien',
    "d'Arc",
    '’t Hooft',
    "'t Hooft",
    'Nguyễn Thị',
    'José',
    '王',
    'Jean-Luc',
    'J. R.',
    'が'.normalize('NFD'),
  ])('%s is a name', (name) => {
    expect(codeOf(personName, name)).toBe(null)
  })
  test.each([
    ['', 'REQUIRED'],
    ['   ', 'REQUIRED'],
    [undefined, 'REQUIRED'],
    ['<b>', 'FORMAT'],
    ['R2D2', 'FORMAT'],
    ['😀', 'FORMAT'],
    ['-', 'FORMAT'],
    ['’', 'FORMAT'],
    ['’’t', 'FORMAT'],
    ['𠮷'.repeat(50), null],
    ['𠮷'.repeat(51), 'TOO_LONG'],
  ])('%j as a name: %s', (name, code) => {
    expect(codeOf(personName, name)).toBe(code)
  })
  test('is trimmed and composed', () => {
    expect(check(personName, ' Ame\u0301lie ').value).toBe('Amélie')
  })
  test.each([
    ['hana@example.com', null],
    ['a.b+c@sub.example.co.jp', null],
    ['hana@example', 'FORMAT'],
    ['hana@@example.com', 'FORMAT'],
    ['hana＠example.com', null],
    ['hana@例え.jp', null],
    ['花@例え.jp', 'FORMAT'],
    ['hana@example.com/path', 'FORMAT'],
    ['hana@exa mple.com', 'FORMAT'],
    [`${'a'.repeat(243)}@example.com`, 'TOO_LONG'],
  ])('%s as an address: %s', (address, code) => {
    expect(codeOf(email, address)).toBe(code)
  })
  test.each([
    ['+819012345678', null],
    ['09012345678', 'FORMAT'],
    ['+0123456789', 'FORMAT'],
    ['+1234567890123456', 'FORMAT'],
  ])('%s as a phone: %s', (number, code) => {
    expect(codeOf(phone, number)).toBe(code)
  })
  test('a code may be pasted with spaces or hyphens, or typed in full width', () => {
    expect([
      check(oneTimeCode, ' 123 456').value,
      check(oneTimeCode, '123-456').value,
      check(oneTimeCode, '１２３‐４５６').value,
      codeOf(oneTimeCode, '12345'),
    ]).toEqual(['123456', '123456', '123456', 'FORMAT'])
  })
  test('a text may be as long as the contract says, in code points: 500 for a booking, 1000 for a wish', () => {
    const long = (length: number) => '席'.repeat(length - 1).concat('😀')
    const fieldsOf = (content: string) => check(wish, { content }).fields
    expect(['\u{1F600}', '\ud83d', 'a\ude00b'].map((typed) => codeOf(optionalText, typed))).toEqual([
      null,
      'FORMAT',
      'FORMAT',
    ])
    expect([500, 501].map((length) => codeOf(optionalText, long(length)))).toEqual([null, 'TOO_LONG'])
    expect([500, 501].map((length) => codeOf(nonEmptyText, long(length)))).toEqual([null, 'TOO_LONG'])
    expect([1000, 1001].map((length) => fieldsOf(long(length)))).toEqual([{}, { content: 'TOO_LONG' }])
  })
  test('nothing that is typed makes a check throw', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        for (const schema of [email, personName, phone, oneTimeCode]) check(schema, input)
      }),
      { seed: SEED },
    )
  })
})

describe('the table of moves', () => {
  const booked = reservationOf()
  const at = (instant: string) => Date.parse(instant)
  test('a member may cancel until the start', () => {
    expect([
      can('member', 'cancelled', booked, at('2026-11-25T13:59:59+09:00')),
      can('member', 'cancelled', booked, at('2026-11-25T14:00:00+09:00')),
      can('member', 'cancelled', { ...booked, status: 'completed' }, at('2026-11-20T14:00:00+09:00')),
      can('member', 'completed', booked, at('2026-11-20T14:00:00+09:00')),
    ]).toEqual([true, false, false, false])
  })
  test('an operator may mark a no-show from a quarter of an hour on, and correct it for a week', () => {
    const upcoming = { ...booked, status: 'upcoming' } as const
    expect([
      can('operator', 'noshow', upcoming, at('2026-11-25T14:14:59+09:00')),
      can('operator', 'noshow', upcoming, at('2026-11-25T14:15:00+09:00')),
      can('operator', 'completed', { ...booked, status: 'noshow' }, at('2026-12-02T14:59:59+09:00')),
      can('operator', 'completed', { ...booked, status: 'noshow' }, at('2026-12-02T15:00:01+09:00')),
    ]).toEqual([false, true, true, false])
  })
  test('a status that this version does not know may not be moved', () => {
    expect(can('member', 'cancelled', { ...booked, status: 'rescheduled' as 'confirmed' }, 0)).toBe(false)
    expect(transitions.length).toBe(14)
  })
})

test('a bug is told from a failure', () => {
  const bug = toFailure(new TypeError('x is not a function'))
  expect([bug.kind, bug.code, isRetryable(bug), isUnknownOutcome(bug)]).toEqual(['invalid', 'UNEXPECTED', false, true])
})

describe('stores', () => {
  const counter = () => {
    const machine = createMachine({
      types: {} as { context: { count: number } },
      context: { count: 0 },
      on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    })
    const actor = createActor(machine).start()
    return { actor, store: storeOf(actor, ({ context }) => ({ count: context.count })) }
  }

  test('a listener that throws keeps no other from being called, and is reported', () => {
    vi.useFakeTimers()
    const { actor, store } = counter()
    const counts: number[] = []
    store.subscribe(({ count }) => {
      if (count > 0) throw new Error('mine')
    })
    store.subscribe(({ count }) => counts.push(count))
    actor.send({ type: 'add' })
    expect(counts).toEqual([0, 1])
    expect(() => vi.runAllTimers()).toThrow('mine')
    vi.useRealTimers()
  })

  test('a listener that unsubscribed is not called any more, not even for the change in which it did', () => {
    const { actor, store } = counter()
    const counts: number[] = []
    let stop = () => {}
    store.subscribe(({ count }) => {
      if (count > 0) stop()
    })
    stop = store.subscribe(({ count }) => counts.push(count))
    actor.send({ type: 'add' })
    expect(counts).toEqual([0])
  })
})

describe('a form', () => {
  test('keeps the fields it names, in their tidied form, and nothing else', () => {
    const input = { firstName: ' Hana ', lastName: '김', acceptsMarketing: true, role: 'operator' }
    expect(check(profile, input)).toEqual({
      value: { firstName: 'Hana', lastName: '김', acceptsMarketing: true },
      fields: {},
    })
    expect(check(profile, { firstName: 'Hana', lastName: '김' }).value).toEqual({
      firstName: 'Hana',
      lastName: '김',
      acceptsMarketing: false,
    })
  })
  test('names every field that is not right, once each', () => {
    expect(check(contact, { firstName: '', phone: '1', email: 7 }, 'contact.')).toEqual({
      value: null,
      fields: {
        'contact.firstName': 'REQUIRED',
        'contact.lastName': 'REQUIRED',
        'contact.phone': 'FORMAT',
        'contact.email': 'REQUIRED',
      },
    })
    expect(check(profile, null).fields).toEqual({ '': 'TYPE' })
  })
  test('an optional field may be absent, not wrong', () => {
    expect([check(wish, { content: 'Sauna' }), check(wish, { content: 'Sauna', email: 'no' }).fields]).toEqual([
      { value: { content: 'Sauna' }, fields: {} },
      { email: 'FORMAT' },
    ])
  })
  test('is a Standard Schema, as form libraries take them', () => {
    const { version, vendor, validate } = personName['~standard']
    expect([version, vendor, validate(' Ann '), validate('<b>')]).toEqual([
      1,
      'zod',
      { value: 'Ann' },
      { issues: [expect.objectContaining({ message: 'FORMAT', path: [] })] },
    ])
  })
})
