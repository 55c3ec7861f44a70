import { expect, test } from 'vitest'
import { goesOn, readCursor, writeCursor } from './cursor.ts'

const place = { key: 4333, id: 'abc', tier: 0 }

const inDollars = { currency: 'USD', by: 'shop' } as const

test('A cursor comes back as the place it was written for', () => {
  const written = writeCursor(place, 'price-asc', inDollars)
  expect(readCursor(written, 'price-asc', 'USD')).toEqual({ ...place, by: 'shop' })
  const later = { ...place, tier: 2 }
  expect(readCursor(writeCursor(later, 'popular', inDollars), 'popular', 'USD')).toEqual({ ...later, by: null })
})

test('A price is no place in another currency, nor in another order', () => {
  const cursor = writeCursor(place, 'price-asc', inDollars)
  expect(readCursor(cursor, 'price-asc', 'JPY')).toBeNull()
  expect(readCursor(cursor, 'price-desc', 'USD')).toBeNull()
  expect(readCursor(writeCursor(place, 'popular', inDollars), 'popular', 'JPY')).toEqual({ ...place, by: null })
})

test('A price of a service is no place among prices of shops; popularity is the same among both', () => {
  const goOn = (sort: 'price-desc' | 'popular', by: 'shop' | 'service', now: 'shop' | 'service') => {
    const read = readCursor(writeCursor(place, sort, { ...inDollars, by }), sort, 'USD')
    return read !== null && goesOn(read, now)
  }
  const both = (sort: 'price-desc' | 'popular') => [
    [goOn(sort, 'shop', 'shop'), goOn(sort, 'shop', 'service')],
    [goOn(sort, 'service', 'shop'), goOn(sort, 'service', 'service')],
  ]
  expect(both('price-desc')).toEqual([
    [true, false],
    [false, true],
  ])
  expect(both('popular').flat()).toEqual([true, true, true, true])
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
