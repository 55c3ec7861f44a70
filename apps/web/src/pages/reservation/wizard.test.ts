import type { Failure, FailureCode } from '@yoyaku/core'
import { describe, expect, test } from 'vitest'
import {
  type CardId,
  cardAfter,
  cardsOf,
  cardToOpen,
  hasMoved,
  isDone,
  nextStep,
  type Progress,
  startWizard,
  type Wizard,
  wizardReducer,
} from './wizard.ts'

const order: readonly CardId[] = ['people', 'time', 'staff', 'equipment', 'extras', 'contact', 'requirement', 'terms']
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

test("cardsOf lists the cards of a service's choices, and the form", () => {
  expect(cardsOf(['people', 'time', 'staff', 'equipment', 'extras'])).toStrictEqual(order)
  expect(cardsOf(['time'])).toStrictEqual(['time', 'contact', 'requirement', 'terms'])
})

test('cardAfter has no card after the last choice: the next step of the page leads on', () => {
  expect(order.map((card) => cardAfter(order, card))).toStrictEqual([
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
    expect(cardToOpen(order, { hasAbandoned: false, ...standing })).toBe(card)
  })

  test('no card after a stopped confirmation, whose notice comes first', () => {
    const standing = { step: 'choosing', draft: chosen, failure: null, fields: {}, hasAbandoned: true } as const
    expect(cardToOpen(order, standing)).toBeNull()
  })

  test('no card where order is chosen', () => {
    const standing = { step: 'choosing', draft: chosen, failure: null, fields: {}, hasAbandoned: false } as const
    expect(cardToOpen(['time', 'contact'], standing)).toBeNull()
  })
})

describe('The wizard', () => {
  const choosing = { step: 'choosing', draft: nothing, failure: null, fields: {} } as const
  const reviewing = { ...choosing, step: 'reviewing', draft: chosen } as const
  const offline: Failure = { kind: 'network', status: null, code: 'NETWORK', message: '', fields: [], requestId: null }
  const moved = (wizard: Wizard, chart: Wizard['chart']) =>
    wizardReducer(wizard, { type: 'chart-moved', chart, cards: order })
  const seen = ({ open, seen: cards }: Wizard) => ({ open, seen: cards })

  test('starts at what the page before left open, and counts its choices as seen', () => {
    expect(seen(startWizard(order, choosing))).toStrictEqual({ open: 'people', seen: ['people'] })
    expect(seen(startWizard(order, { ...choosing, draft: chosen }))).toStrictEqual({
      open: 'staff',
      seen: ['people', 'time', 'staff'],
    })
    expect(seen(startWizard(['time', 'contact'], { ...choosing, draft: chosen }))).toStrictEqual({
      open: null,
      seen: ['time'],
    })
  })

  test('follows the chart to another phase, or to a failure that a card can mend', () => {
    const start = startWizard(order, choosing)
    expect(hasMoved(start.chart, { ...choosing, draft: chosen }), 'a choice moves nothing').toBe(false)
    expect(hasMoved(start.chart, reviewing)).toBe(true)
    expect(hasMoved(start.chart, { ...choosing, failure: offline })).toBe(true)
    const held = moved(start, reviewing)
    expect(seen(held)).toStrictEqual({ open: 'contact', seen: ['people', 'contact'] })
    expect(moved(held, { ...choosing, failure: failure('HOLD_EXPIRED') }).open).toBe('time')
    expect(moved(held, { ...reviewing, failure: failure('TERMS_CHANGED') }).open).toBe('terms')
  })

  test('leaves open what is open at a failure that no card can mend, and once that is over', () => {
    const reading = wizardReducer(startWizard(order, choosing), { type: 'opened', chart: choosing, card: 'extras' })
    const failed = moved(reading, { ...choosing, failure: offline })
    expect(failed.open).toBe('extras')
    expect(moved(failed, choosing).open).toBe('extras')
  })

  test('opens the card of a refused attempt, with a new object for each', () => {
    const fields = { 'consents.terms': 'REQUIRED' } as const
    const refuse = (wizard: Wizard) =>
      wizardReducer(wizard, { type: 'refused', chart: reviewing, card: 'terms', fields })
    const first = refuse(moved(startWizard(order, choosing), reviewing))
    expect(first).toMatchObject({ open: 'terms', refused: fields })
    expect(refuse(first).refused).not.toBe(first.refused)
  })

  test('folds a card that is opened again', () => {
    const folded = wizardReducer(startWizard(order, choosing), { type: 'opened', chart: choosing, card: null })
    expect(seen(folded)).toStrictEqual({ open: null, seen: ['people'] })
  })
})

const start: Progress = {
  cards: order,
  phase: 'choosing',
  open: 'people',
  seen: ['people'],
  hasTime: false,
  hasContact: false,
  hasRequirement: false,
  isRequirementTooLong: false,
  hasAgreed: false,
}
const timed: Progress = { ...start, open: 'time', seen: ['people', 'time'], hasTime: true }
const form: Progress = { ...timed, phase: 'form', open: 'contact' }

describe('nextStep', () => {
  test.each([
    ['nothing is chosen yet', start, 'time'],
    ['the people have not been seen', { ...start, open: 'time', seen: ['time'] }, 'people'],
    ['a time is chosen: the next choice is shown once', timed, 'staff'],
    ['the staff have been seen', { ...timed, seen: [...timed.seen, 'staff'] }, 'equipment'],
    ['the equipment has been seen out of turn', { ...timed, seen: [...timed.seen, 'equipment'] }, 'staff'],
    ['the equipment has been seen', { ...timed, seen: [...timed.seen, 'staff', 'equipment'] }, 'extras'],
    ['everything has been seen', { ...timed, seen: [...timed.seen, 'staff', 'equipment', 'extras'] }, 'contact'],
    ['nothing else can be chosen', { ...timed, cards: ['time', 'contact', 'requirement', 'terms'] }, 'contact'],
    ['the time is lost', { ...timed, hasTime: false }, 'time'],
    ['the form is open', form, 'requirement'],
    ['the requirement card is open, without contact', { ...form, open: 'requirement' }, 'contact'],
    ['the requirement card is open, with contact', { ...form, open: 'requirement', hasContact: true }, 'terms'],
    [
      'what was typed for the shop is too long',
      { ...form, open: 'terms', hasContact: true, hasAgreed: true, isRequirementTooLong: true },
      'requirement',
    ],
    ['the terms card is open, not agreed to', { ...form, open: 'terms', hasContact: true }, 'confirm'],
    ['the terms card is open, without contact', { ...form, open: 'terms' }, 'contact'],
    ['agreed, without contact', { ...form, open: 'terms', hasAgreed: true }, 'contact'],
    ['no card is open, without contact', { ...form, open: null }, 'contact'],
    ['everything is filled in and agreed to', { ...form, open: 'terms', hasContact: true, hasAgreed: true }, 'confirm'],
  ] as const)('%s → %s', (_, progress, next) => expect(nextStep(progress)).toBe(next))
})

const done = (progress: Progress) => order.filter((card) => isDone(card, progress))

test('isDone leaves the requirement open while it is too long', () => {
  const typed: Progress = { ...form, open: 'terms', hasRequirement: true, seen: ['requirement'] }
  expect([isDone('requirement', typed), isDone('requirement', { ...typed, isRequirementTooLong: true })]).toStrictEqual(
    [true, false],
  )
})

test('isDone ticks a card for its content, not for being closed', () => {
  expect(done(start)).toStrictEqual([])
  expect(done({ ...start, open: 'time' })).toStrictEqual(['people'])
  expect(done(timed), 'nobody has seen the staff').toStrictEqual(['people', 'time'])
  expect(done({ ...timed, open: 'staff', seen: [...timed.seen, 'staff', 'extras'] })).toStrictEqual([
    'people',
    'time',
    'extras',
  ])
  expect(done({ ...form, open: null })).toStrictEqual(['people', 'time', 'staff', 'equipment', 'extras'])
  expect(done({ ...form, open: null, hasContact: true, seen: ['contact', 'requirement'] })).toStrictEqual([
    'people',
    'time',
    'staff',
    'equipment',
    'extras',
    'contact',
    'requirement',
  ])
  expect(done({ ...form, open: 'terms', hasContact: true, hasRequirement: true, hasAgreed: true })).toStrictEqual(order)
})
