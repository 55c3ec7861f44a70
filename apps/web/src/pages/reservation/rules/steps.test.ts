import { describe, expect, test } from 'vitest'
import type { CardId } from '../cards/cards.ts'
import { isDone, nextStep, type Progress } from './steps.ts'

const order: readonly CardId[] = ['people', 'time', 'staff', 'equipment', 'extras', 'contact', 'requirement', 'terms']
const start: Progress = {
  order,
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
    ['nothing else can be chosen', { ...timed, order: ['time', 'contact', 'requirement', 'terms'] }, 'contact'],
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
