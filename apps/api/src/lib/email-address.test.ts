import { describe, expect, test } from 'vitest'
import { mailboxOf, normaliseEmail } from './email-address.ts'

describe('normaliseEmail', () => {
  test.each([
    ['hana@example.com', 'hana@example.com'],
    ['  hana@example.com ', 'hana@example.com'],
    ['Hana@EXAMPLE.com', 'hana@example.com'],
    ['hana＠example.com', 'hana@example.com'],
    ['ｈａｎａ@example.com', 'hana@example.com'],
    ['hana@例え.jp', 'hana@xn--r8jz45g.jp'],
    ['hana\ufe0f@example.com', 'hana@example.com'],
    ['ha\u{e0100}na@example.com', 'hana@example.com'],
    ['hana+trip@sub.example.co.jp', 'hana+trip@sub.example.co.jp'],
    ["o'brien@example.com", "o'brien@example.com"],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('turns %j into %j', (typed, normalised) => {
    expect(normaliseEmail(typed)).toBe(normalised)
  })
})

describe('normaliseEmail refuses', () => {
  test.each([
    '',
    ' ',
    'hana',
    '@example.com',
    'hana@',
    'hana@example',
    'hana@@example.com',
    'hana@victim.example＠attacker.example',
    'hana@example.com@evil.example',
    'hana@example.com/path',
    'hana@example.com?x',
    'hana@ex%61mple.com',
    'ha na@example.com',
    '.hana@example.com',
    'ha..na@example.com',
    'hana.@example.com',
    'ü@example.com',
    '花子@example.com',
    '"hana"@example.com',
    'hana@-example.com',
    'hana@example..com',
    'hana@[127.0.0.1]',
    'hana@127.0.0.1',
    'hana@example.com\nBcc: all@example.com',
    'hana\u0000@example.com',
    `${'a'.repeat(65)}@example.com`,
    `hana@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.com`,
  ])('%j', (typed) => {
    expect(normaliseEmail(typed)).toBeNull()
  })
})

test('Aliases of one mailbox are counted together', () => {
  expect(
    ['hana@gmail.com', 'ha.na@gmail.com', 'hana+1@gmail.com', 'hana+1@example.com', 'ha.na@example.com'].map(mailboxOf),
  ).toStrictEqual(['hana@gmail.com', 'hana@gmail.com', 'hana@gmail.com', 'hana@example.com', 'ha.na@example.com'])
})
