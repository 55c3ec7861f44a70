import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

const place = { key: 4333, id: 'abc', tier: 0 }

test('A cursor comes back as the place it was written for', () => {
  const written = writeCursor(place, 'price-asc', 'USD')
  expect(readCursor(written, 'price-asc', 'USD')).toEqual(place)
  const later = { ...place, tier: 2 }
  expect(readCursor(writeCursor(later, 'popular', 'USD'), 'popular', 'USD')).toEqual(later)
})

test('A price is no place in another currency, nor in another order', () => {
  const cursor = writeCursor(place, 'price-asc', 'USD')
  expect(readCursor(cursor, 'price-asc', 'JPY')).toBeNull()
  expect(readCursor(cursor, 'price-desc', 'USD')).toBeNull()
  expect(readCursor(writeCursor(place, 'popular', 'USD'), 'popular', 'JPY')).toEqual(place)
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
  expect(readCursor(cursor, 'popular', 'USD')).toBeNull()
})
