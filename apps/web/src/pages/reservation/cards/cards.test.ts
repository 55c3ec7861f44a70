import type { Failure, FailureCode } from '@yoyaku/core'
import { describe, expect, test } from 'vitest'
import { type CardId, cardAfter, cardsOf, cardToOpen } from './cards.ts'

const draft = {
  shopId: 'shop-1',
  shopName: 'Aoyama Hair',
  serviceId: 'service-1',
  serviceName: 'Cut',
  unitId: 'unit-1',
  selectionUnitMode: 'staff',
  quantity: 1,
  reservationDate: null,
  reservationTime: null,
  returnTime: null,
  returnShopId: null,
  extras: [],
  staffId: null,
  equipmentId: null,
} as const
const failure = (code: FailureCode): Failure => ({
  kind: 'http',
  status: 409,
  code,
  message: '',
  fields: [],
  requestId: null,
})
const chosen = { ...draft, extras: [], reservationDate: '2026-12-01', reservationTime: '14:00' }
const nothing = { ...draft, extras: [] }

const everything: readonly CardId[] = [
  'people',
  'time',
  'staff',
  'equipment',
  'extras',
  'contact',
  'requirement',
  'terms',
]

test("cardsOf lists the cards of a service's choices, and the form", () => {
  expect(cardsOf({ needed: ['people', 'time', 'staff', 'equipment', 'extras'] })).toStrictEqual(everything)
  expect(cardsOf({ needed: ['time'] })).toStrictEqual(['time', 'contact', 'requirement', 'terms'])
})

test('cardAfter has no card after the last choice: the next step of the page leads on', () => {
  expect(everything.map((card) => cardAfter(everything, card))).toStrictEqual([
    'time',
    'staff',
    'equipment',
    'extras',
    null,
    'requirement',
    'terms',
    null,
  ])
})

describe('cardToOpen opens the card that is due', () => {
  test.each([
    ['nothing chosen', { step: 'choosing', draft: nothing, failure: null, fields: {} }, 'people'],
    [
      'a day chosen',
      { step: 'choosing', draft: { ...chosen, reservationTime: null }, failure: null, fields: {} },
      'time',
    ],
    ['day and time chosen', { step: 'choosing', draft: chosen, failure: null, fields: {} }, 'staff'],
    ['the slot lost', { step: 'choosing', draft: chosen, failure: failure('HOLD_EXPIRED'), fields: {} }, 'time'],
    [
      'a failure that no card can mend',
      { step: 'choosing', draft: chosen, failure: failure('RATE_LIMITED'), fields: {} },
      'staff',
    ],
    ['the slot kept', { step: 'reviewing', draft: chosen, failure: null, fields: {} }, 'contact'],
    ['other terms', { step: 'reviewing', draft: chosen, failure: failure('TERMS_CHANGED'), fields: {} }, 'terms'],
    [
      'a field that the server refused',
      { step: 'reviewing', draft: chosen, failure: failure('VALIDATION'), fields: { request: 'TOO_LONG' } },
      'requirement',
    ],
  ] as const)('%s', (_, standing, card) => {
    expect(cardToOpen(everything, { hasAbandoned: false, ...standing })).toBe(card)
  })

  test('no card after a stopped confirmation, whose notice comes first', () => {
    const standing = { step: 'choosing', draft: chosen, failure: null, fields: {}, hasAbandoned: true } as const
    expect(cardToOpen(everything, standing)).toBeNull()
  })

  test('no card where everything is chosen', () => {
    const standing = { step: 'choosing', draft: chosen, failure: null, fields: {}, hasAbandoned: false } as const
    expect(cardToOpen(['time', 'contact'], standing)).toBeNull()
  })
})
