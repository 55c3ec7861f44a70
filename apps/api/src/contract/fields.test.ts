import { expect, test } from 'vitest'
import { toFieldErrors } from './fields.ts'
import { loadContract, type Schema } from './load.ts'
import { createCompilers } from './schemas.ts'
import { unstorable } from './unstorable.ts'

const contract = loadContract()
const { literal, text } = createCompilers(contract)

function faultsOf(schema: Schema, value: unknown, compile = literal) {
  const validate = compile(schema)
  return validate(value) ? [] : toFieldErrors(validate.errors ?? [], 'body')
}

test('Each field is named by its dotted path, with what is wrong first', () => {
  const body = {
    holdId: '',
    contact: { firstName: '<b>', lastName: '', phone: '0312345678', email: 'a@', role: 'admin' },
    agreedTermsVersion: 1,
    remindersConfirmed: ['fine', 7],
  }
  const faults = faultsOf({ $ref: 'ReservationBody' }, body)
  expect(faults.sort((a, b) => a.field.localeCompare(b.field))).toStrictEqual([
    { field: 'agreedTermsVersion', code: 'TYPE' },
    { field: 'contact.email', code: 'FORMAT' },
    { field: 'contact.firstName', code: 'FORMAT' },
    { field: 'contact.lastName', code: 'REQUIRED' },
    { field: 'contact.phone', code: 'FORMAT' },
    { field: 'contact.role', code: 'UNKNOWN' },
    { field: 'holdId', code: 'REQUIRED' },
    { field: 'quoteId', code: 'REQUIRED' },
    { field: 'remindersConfirmed.1', code: 'TYPE' },
  ])
})

test('Names of every language are names; digits, emoji and tags are not', () => {
  const ofName = (firstName: string) => faultsOf({ $ref: 'ProfileBody' }, { firstName })
  for (const name of ['レオナルド・ディカプリオ', '김 민수', 'O’Brien', 'Zoë', '王小明', '𠮷田'])
    expect(ofName(name)).toStrictEqual([])
  for (const name of ['<b>', 'R2D2', '🙂', ' ', '-']) {
    expect(ofName(name)).toStrictEqual([{ field: 'firstName', code: 'FORMAT' }])
  }
  expect(ofName('あ'.repeat(51))).toStrictEqual([{ field: 'firstName', code: 'TOO_LONG' }])
  expect(ofName('𠮷'.repeat(50))).toStrictEqual([])
})

test('A query is text that is read as what it should be; a body is taken literally', () => {
  const quantity = { type: 'object', properties: { quantity: { $ref: 'Quantity' } } }
  const read = { quantity: '2' }
  expect(faultsOf(quantity, read, text)).toStrictEqual([])
  expect(read).toStrictEqual({ quantity: 2 })
  expect(faultsOf(quantity, { quantity: '2' })).toStrictEqual([{ field: 'quantity', code: 'TYPE' }])
  for (const value of ['', '1.5', 'NaN', ['1', '2']]) {
    expect(faultsOf(quantity, { quantity: value }, text)).toStrictEqual([{ field: 'quantity', code: 'TYPE' }])
  }
  expect(faultsOf(quantity, { quantity: '1e400' }, text)).toStrictEqual([{ field: 'quantity', code: 'TOO_LARGE' }])
})

test('A day that no calendar has is refused', () => {
  const day = { type: 'object', properties: { date: { $ref: 'PlainDate' } } }
  expect(faultsOf(day, { date: '2028-02-29' })).toStrictEqual([])
  for (const date of [
    '2026-02-29',
    '2026-02-30',
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '2026-1-1',
    '令和8年11月20日',
  ]) {
    expect(faultsOf(day, { date })).toStrictEqual([{ field: 'date', code: 'FORMAT' }])
  }
})

test('An instant beyond what a database keeps is refused, whatever its offset', () => {
  const instant = { type: 'object', properties: { at: { $ref: 'Instant' } } }
  expect(faultsOf(instant, { at: '2028-02-29T23:59:59+09:00' })).toStrictEqual([])
  for (const at of ['9999-12-31T23:59:59-23:59', '0001-01-01T00:00:00+23:59']) {
    expect(faultsOf(instant, { at })).toStrictEqual([{ field: 'at', code: 'FORMAT' }])
  }
})

test('An e-mail is whatever sign-in takes for one', () => {
  const ofEmail = (email: string) => faultsOf({ $ref: 'LoginStep1Body' }, { email })
  for (const email of ['hana＠example.com', 'hana@例え.jp', 'a@bücher.example', ' hana@example.com '])
    expect(ofEmail(email)).toStrictEqual([])
  for (const email of [
    'hana',
    '花@例え.jp',
    'a@b@c.com',
    'a b@example.com',
    '<b>@example.com',
    'a@localhost',
    '"a b"@example.com',
  ]) {
    expect(ofEmail(email)).toStrictEqual([{ field: 'email', code: 'FORMAT' }])
  }
})

test('Texts that no database stores are found wherever they stand', () => {
  expect(unstorable({ a: 'fine 🙂', b: ['x', '\0'], c: { d: '\ud800' } })).toStrictEqual(['b.1', 'c.d'])
})
