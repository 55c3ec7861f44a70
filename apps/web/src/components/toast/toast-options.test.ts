import { expect, test } from 'vitest'
import { durationOf } from './toast-options.ts'

test('A success stays for 2 s, what failed or informs for 5 s, a plain word for 3 s, loading until it is told how it went; or as long as is asked', () => {
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
