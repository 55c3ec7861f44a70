import { expect, test } from 'vitest'
import { durationOf } from './toast-options.ts'

// Promise (Sentences and limits): how long toasts stay
test('A toast stays 2 s for a success, 5 s for an error or information, 3 s for a plain text, until it is updated for loading, or as long as its options say', () => {
  const title = ''
  expect([
    durationOf({ type: 'success', title }),
    durationOf({ type: 'fail', title }),
    durationOf({ type: 'info', title }),
    durationOf({ type: 'loading', title }),
    durationOf({ title }),
    durationOf({ type: 'info', title, duration: 1000 }),
  ]).toEqual([2000, 5000, 5000, Number.POSITIVE_INFINITY, 3000, 1000])
})
