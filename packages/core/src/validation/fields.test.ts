import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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
} from './fields.ts'

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
