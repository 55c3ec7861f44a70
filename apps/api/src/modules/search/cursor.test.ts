import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

const place = { key: 4333, id: 'abc', tier: 0 }

test('A cursor comes back as the place it was written for', () => {
  const written = writeCursor(place, { sort: 'price-asc', currency: 'USD' })
  expect(readCursor(written, { sort: 'price-asc', currency: 'USD' })).toEqual(place)
  const later = { ...place, tier: 2 }
  expect(
    readCursor(writeCursor(later, { sort: 'popular', currency: 'USD' }), { sort: 'popular', currency: 'USD' }),
  ).toEqual(later)
})

test('A price is no place in another currency, nor in another order', () => {
  const cursor = writeCursor(place, { sort: 'price-asc', currency: 'USD' })
  expect(readCursor(cursor, { sort: 'price-asc', currency: 'JPY' })).toBeNull()
  expect(readCursor(cursor, { sort: 'price-desc', currency: 'USD' })).toBeNull()
  expect(
    readCursor(writeCursor(place, { sort: 'popular', currency: 'USD' }), { sort: 'popular', currency: 'JPY' }),
  ).toEqual(place)
})

test('A distance is no place from elsewhere, nor in another order', () => {
  const near = { sort: 'popular', currency: 'USD', near: '35.69,139.7' } as const
  const cursor = writeCursor(place, near)
  expect(readCursor(cursor, near)).toEqual(place)
  expect(readCursor(cursor, { ...near, near: '35.7,139.7' })).toBeNull()
  expect(readCursor(cursor, { ...near, near: undefined })).toBeNull()
  expect(readCursor(writeCursor(place, { ...near, near: undefined }), near)).toBeNull()
})

test.each([
  '',
  'x',
  '%00',
  Buffer.from('[]').toString('base64url'),
  Buffer.from('["popular","1","a"]').toString('base64url'),
  Buffer.from('["popular",1e999,"a"]').toString('base64url'),
  Buffer.from('{"__proto__":1}').toString('base64url'),
  Buffer.from(`["popular",1,"${'a'.repeat(65)}"]`).toString('base64url'),
])('%j is no cursor', (cursor) => {
  expect(readCursor(cursor, { sort: 'popular', currency: 'USD' })).toBeNull()
})
