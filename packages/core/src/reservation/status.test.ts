import { reservationOf } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { canTransition, reservationTransitions } from './status.ts'

describe('the table of moves', () => {
  const booked = reservationOf()
  const at = (instant: string) => Date.parse(instant)
  test('a member may cancel until the start', () => {
    expect([
      canTransition('member', 'cancelled', booked, at('2026-11-25T13:59:59+09:00')),
      canTransition('member', 'cancelled', booked, at('2026-11-25T14:00:00+09:00')),
      canTransition('member', 'cancelled', { ...booked, status: 'completed' }, at('2026-11-20T14:00:00+09:00')),
      canTransition('member', 'completed', booked, at('2026-11-20T14:00:00+09:00')),
    ]).toEqual([true, false, false, false])
  })
  test('an operator may mark a no-show from a quarter of an hour on, and correct it for a week', () => {
    const upcoming = { ...booked, status: 'upcoming' } as const
    expect([
      canTransition('operator', 'noshow', upcoming, at('2026-11-25T14:14:59+09:00')),
      canTransition('operator', 'noshow', upcoming, at('2026-11-25T14:15:00+09:00')),
      canTransition('operator', 'completed', { ...booked, status: 'noshow' }, at('2026-12-02T14:59:59+09:00')),
      canTransition('operator', 'completed', { ...booked, status: 'noshow' }, at('2026-12-02T15:00:01+09:00')),
    ]).toEqual([false, true, true, false])
  })
  test('a status that this version does not know may not be moved', () => {
    expect(canTransition('member', 'cancelled', { ...booked, status: 'rescheduled' as 'confirmed' }, 0)).toBe(false)
    expect(reservationTransitions.length).toBe(14)
  })
})
